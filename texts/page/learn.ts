export type LearnTexts = Readonly<Record<never, string>>
