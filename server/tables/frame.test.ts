import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getMessageBytes } from '@colyseus/core'
import { NEWS } from '@grand-rounds/protocol'
import { expect, it } from 'vitest'
import { frameOf } from './frame.ts'

const ROOM_DATA = 13
/** Around every length at which the form of a head changes. */
const LENGTHS = [0, 31, 32, 110, 117, 118, 119, 120, 255, 256, 65_520, 65_527, 65_528, 65_535, 65_536, 200_000]

it('a frame of news is heard at the other end as what the framework would have sent', async () => {
  const texts = [...LENGTHS.map((length) => 'x'.repeat(length)), 'Zoë “Ż” 🎲'.repeat(30)]
  const server = createServer()
  server.on('upgrade', ({ headers }, socket) => {
    const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
    const accepted = createHash('sha1').update(key).digest('base64')
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n' +
        `sec-websocket-accept: ${accepted}\r\n\r\n`,
    )
    for (const text of texts) socket.write(frameOf(text))
  })
  await once(server.listen(0), 'listening')
  const page = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`)
  page.binaryType = 'arraybuffer'
  const heard: Buffer[] = []
  page.addEventListener('message', ({ data }) => heard.push(Buffer.from(data as ArrayBuffer)))
  await expect.poll(() => heard.length).toBe(texts.length)
  for (const [i, text] of texts.entries())
    expect(heard[i]?.equals(getMessageBytes.raw(ROOM_DATA, NEWS, text)), `${text.length} characters`).toBe(true)
  page.close()
  server.closeAllConnections()
  server.close()
})
