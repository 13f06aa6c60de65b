import type { LearnTexts } from '../../page/learn.ts'

export const learn: LearnTexts = {}
