// News as the bytes that go over a WebSocket, in one piece. The libraries in between would pack a text, copy it, frame
// it, and send frame and text apart: 7 % of the thread that has all tables (docs/decisions/0015).

import { NEWS } from '@grand-rounds/protocol'

/** Of the room's protocol: a message with a name. */
const ROOM_DATA = 13
/** Of WebSocket frames: the last of a binary message. */
const BINARY = 0x82
/** The name, as MessagePack has short texts. */
const NAME = Buffer.from([ROOM_DATA, 0xa0 | NEWS.length, ...Buffer.from(NEWS)])

/** As `client.send(NEWS, news)` would send it. */
export function frameOf(news: string): Buffer {
  const length = Buffer.byteLength(news)
  const textHead = length < 32 ? 1 : length < 0x100 ? 2 : length < 0x1_0000 ? 3 : 5
  const size = NAME.length + textHead + length
  const head = size < 126 ? 2 : size < 0x1_0000 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + size)
  frame[0] = BINARY
  if (head === 2) frame[1] = size
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(size, 2)
  } else {
    frame[1] = 127
    frame.writeUInt32BE(0, 2)
    frame.writeUInt32BE(size, 6)
  }
  frame.set(NAME, head)
  const at = head + NAME.length
  if (textHead === 1) frame[at] = 0xa0 | length
  else if (textHead === 2) {
    frame[at] = 0xd9
    frame[at + 1] = length
  } else if (textHead === 3) {
    frame[at] = 0xda
    frame.writeUInt16BE(length, at + 1)
  } else {
    frame[at] = 0xdb
    frame.writeUInt32BE(length, at + 1)
  }
  frame.write(news, at + textHead)
  return frame
}
