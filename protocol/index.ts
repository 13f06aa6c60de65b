export {
  ActMessage,
  HeardMessage,
  type Here,
  JoinOptions,
  LINES_SHOWN,
  LONGEST_MESSAGE,
  NEWS,
  type News,
  NewTable,
  type OpenTable,
  OrderMessage,
  PROTOCOL,
  readNews,
  type SaidLine,
  type ServerMessages,
} from './messages.ts'
export { difference, type Patch, patched } from './patch.ts'
export { type Change, type ClientMessages, type Known, TableClient } from './table-client.ts'
