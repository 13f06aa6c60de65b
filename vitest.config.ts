// All tests but the browser's. `npm test` adds the JSON report that it counts by.

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{games,texts,testkit,bots,match,protocol,server,web,cli,bench,tools}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/fixtures/**'],
    // A test that hangs says so; whoever needs longer says how long.
    testTimeout: 60_000,
    restoreMocks: true,
  },
})
