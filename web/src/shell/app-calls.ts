// What the page and its worker say to each other to call someone to a table.

/** The page asks for a message outside of it; `call` is the address of the table. */
export interface Call {
  readonly call: string
  readonly title: string
  readonly body: string
}

/** The message was pressed. */
export interface ToTable {
  readonly goTo: string
}
