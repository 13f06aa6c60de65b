export type EndTexts = Readonly<Record<never, string>>
