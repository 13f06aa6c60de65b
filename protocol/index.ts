export {
  ActMessage,
  HeardMessage,
  type Here,
  JoinOptions,
  LONGEST_MESSAGE,
  NewTable,
  type OpenTable,
  OrderMessage,
  PROTOCOL,
  type ServerMessages,
} from './messages.ts'
export { difference, type Patch, patched } from './patch.ts'
export { type Change, type ClientMessages, type Known, TableClient } from './table-client.ts'
