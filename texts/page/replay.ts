export type ReplayTexts = Readonly<Record<never, string>>
