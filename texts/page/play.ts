export type PlayTexts = Readonly<Record<never, string>>
