import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { Addresses, countedAs } from './addresses.ts'
import { readSettings } from './settings.mjs'

function trusting(proxies: string): Addresses {
  const read = readSettings({ TRUSTED_PROXIES: proxies })
  if (!read.ok) throw new Error(read.problem)
  return new Addresses(read.settings.trustedProxies)
}

/** As much of a request as says where it comes from. */
function from(remoteAddress: string, headers: Readonly<Record<string, string>> = {}): IncomingMessage {
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage
}

const passedOn = (remoteAddress: string, said: string) => from(remoteAddress, { 'x-forwarded-for': said })

describe('limits count', () => {
  it.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['::FFFF:cb00:7105', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('%s as %s', (address, counted) => {
    expect(countedAs(address)).toBe(counted)
  })
})

describe('whose request it is', () => {
  const proxied = trusting('loopback, 10.0.0.0/8 2001:db8:ff::/48')

  it.each([
    ['nobody else is believed', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['a trusted proxy is', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['also one that is seen as IPv6', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['and one of IPv6', '2001:db8:ff::7', '2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['from the right, past those who are trusted', '10.1.1.1', '1.2.3.4, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['what a client writes itself counts for nothing', '127.0.0.1', '10.0.0.7, 198.51.100.1', '198.51.100.1'],
    ['with a port', '127.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['with a port, of IPv6', '127.0.0.1', '[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
    ['what is no address ends the way', '127.0.0.1', '198.51.100.1, unknown, 10.9.9.9', '10.9.9.9'],
    ['nothing but trusted ones', '127.0.0.1', '10.1.1.1, 10.2.2.2', '10.1.1.1'],
    ['nothing said', '127.0.0.1', '', '127.0.0.1'],
  ])('%s', (_, peer, said, client) => {
    expect(proxied.clientOf(passedOn(peer, said))).toBe(client)
  })

  it('without trusted proxies nobody is believed', () => {
    expect(trusting('').clientOf(passedOn('127.0.0.1', '198.51.100.1'))).toBe('127.0.0.1')
  })

  it('whether it came by HTTPS, a trusted proxy says', () => {
    const https = { 'x-forwarded-proto': 'https' }
    expect(proxied.isSecure(from('127.0.0.1', https))).toBe(true)
    expect(proxied.isSecure(from('203.0.113.9', https))).toBe(false)
    expect(proxied.isSecure(from('127.0.0.1', { 'x-forwarded-proto': 'https, http' }))).toBe(false)
    expect(proxied.isSecure(from('127.0.0.1'))).toBe(false)
  })
})

describe('settings that are none, in one sentence', () => {
  it.each([
    [{ HOST: 'everywhere' }, "HOST must be an address of this machine, such as 127.0.0.1, not 'everywhere'."],
    [{ METRICS: 'yes' }, "METRICS must be a port, or an address and a port such as 127.0.0.1:9090, not 'yes'."],
    [{ METRICS: '127.0.0.1:70000' }, /^METRICS must be/],
    [{ METRICS: 'example.org:9090' }, /^METRICS must be/],
    [
      { TRUSTED_PROXIES: '10.0.0.0/8, proxy' },
      "TRUSTED_PROXIES must be addresses, ranges such as 10.0.0.0/8, or loopback, not 'proxy'.",
    ],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES must be/],
    [{ TRUSTED_PROXIES: '10.0.0.0/' }, /^TRUSTED_PROXIES must be/],
  ])('%j', (env, problem) => {
    expect(readSettings(env)).toEqual({
      ok: false,
      problem: problem instanceof RegExp ? expect.stringMatching(problem) : problem,
    })
  })

  it.each([
    ['9090', { host: '127.0.0.1', port: 9090 }],
    ['0.0.0.0:9090', { host: '0.0.0.0', port: 9090 }],
    ['[::1]:9090', { host: '::1', port: 9090 }],
  ])('METRICS=%s', (METRICS, metrics) => {
    expect(readSettings({ METRICS })).toMatchObject({ ok: true, settings: { metrics } })
  })
})
