import type { ReviewTexts } from '../../page/review.ts'

export const review: ReviewTexts = {}
