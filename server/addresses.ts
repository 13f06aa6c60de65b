// Whose request it is. Whoever connects is known by their address; a proxy that is trusted says whom it speaks for.

import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { Range } from './settings.mjs'

/** Longer chains of proxies than this nobody has; the header may be as long as a stranger likes. */
const MOST_HOPS = 20
/** One home or one club has this much of the addresses of IPv6, and may change within it as it likes. */
const V6_GROUPS = 4

/** As limits count it: an address of IPv4, also one that is written as IPv6, or the first 64 bits of one of IPv6. */
export function countedAs(address: string): string {
  const plain = unmapped(address)
  if (isIP(plain) !== 6) return plain
  return `${groupsOf(plain).slice(0, V6_GROUPS).join(':')}::/64`
}

/** Without the interface that a link-local address names, and without IPv6 around IPv4. */
function unmapped(address: string): string {
  const bare = address.replace(/%.*$/, '')
  if (isIP(bare) !== 6) return bare
  const groups = groupsOf(bare)
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16))
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return mapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : bare
}

/** All eight, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const hex = address.toLowerCase().replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) => {
    const pair = (one: unknown, two: unknown) => (Number(one) * 256 + Number(two)).toString(16)
    return `${pair(a, b)}:${pair(c, d)}`
  })
  const [front = [], back] = hex.split('::').map((half) => half.split(':').filter((group) => group !== ''))
  const missing = back === undefined ? 0 : 8 - front.length - back.length
  const groups = [...front, ...Array.from({ length: missing }, () => '0'), ...(back ?? [])]
  return groups.map((group) => group.replace(/^0+(?=.)/, ''))
}

export class Addresses {
  readonly #trusted = new BlockList()

  constructor(trustedProxies: readonly Range[]) {
    for (const { address, prefix, family } of trustedProxies) this.#trusted.addSubnet(address, prefix, family)
  }

  trusts(address: string): boolean {
    const plain = unmapped(address)
    const version = isIP(plain)
    return version !== 0 && this.#trusted.check(plain, version === 4 ? 'ipv4' : 'ipv6')
  }

  /** As limits count it. Each proxy adds whom it heard; from the right, the first who is not trusted is the client. */
  clientOf({ socket, headers }: IncomingMessage): string {
    let client = socket.remoteAddress ?? ''
    if (!this.trusts(client)) return countedAs(client)
    const heard = (headers['x-forwarded-for'] ?? '').toString().split(',').slice(-MOST_HOPS)
    for (const said of heard.reverse()) {
      const address = withoutPort(said.trim())
      // Whatever stands before something that is no address was written by nobody who is trusted.
      if (isIP(address) === 0) break
      client = address
      if (!this.trusts(address)) break
    }
    return countedAs(client)
  }

  /** Whether the page came by HTTPS, as a trusted proxy says. */
  isSecure({ socket, headers }: IncomingMessage): boolean {
    const said = (headers['x-forwarded-proto'] ?? '').toString().split(',').at(-1) ?? ''
    return said.trim().toLowerCase() === 'https' && this.trusts(socket.remoteAddress ?? '')
  }
}

function withoutPort(said: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(said) ?? []
  return bracketed ?? plain ?? said
}
