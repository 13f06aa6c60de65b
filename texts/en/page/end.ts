import type { EndTexts } from '../../page/end.ts'

export const end: EndTexts = {}
