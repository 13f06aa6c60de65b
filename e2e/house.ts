// The tests of one worker share a server; their addresses start at it.

import { test as base } from '@playwright/test'

import { startServer } from './server.ts'

export const test = base.extend<object, { readonly address: string }>({
  address: [
    async ({ browserName: _ }, use) => {
      const server = await startServer()
      await use(server.address)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => use(address),
})

export { expect } from '@playwright/test'
