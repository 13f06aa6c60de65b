// Whole journeys in a real browser, against a server of their own.

import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

import { CHROMIUM } from './chromium.ts'

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.e2e.ts',
  outputDir: join(import.meta.dirname, '..', 'test-results'),
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  // How long something may take is measured elsewhere; here it only has to come, also on a busy machine.
  timeout: 500_000,
  expect: { timeout: 30_000 },
  workers: 2,
  reporter: 'list',
  use: { trace: 'retain-on-failure', launchOptions: CHROMIUM },
})
