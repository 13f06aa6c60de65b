export type ReviewTexts = Readonly<Record<never, string>>
