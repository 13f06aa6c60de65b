export interface HomeTexts {
  readonly lead: string
  readonly what: string
  readonly here: string
  readonly read: string
  /** Of the picture of the ward. */
  readonly ward: string
  readonly roundTitle: string
  readonly roundNote: string
  readonly departmentsTitle: string
  readonly departmentsNote: string
}
