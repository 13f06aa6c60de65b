// Whole journeys in a real browser, against a server of their own.

import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

import { CHROMIUM } from './chromium.ts'
import { WHOLE } from './journeys/length.ts'

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.e2e.ts',
  outputDir: join(import.meta.dirname, '..', 'test-results'),
  // Minutes of waiting for who is offline: `npm run soak journeys` has the time.
  ...(WHOLE ? {} : { grepInvert: /four finish a game/ }),
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  // axe alone can take half of the usual time on a busy machine.
  timeout: 90_000,
  workers: 2,
  reporter: 'list',
  use: { trace: 'retain-on-failure', launchOptions: CHROMIUM },
})
