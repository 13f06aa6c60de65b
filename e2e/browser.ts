// A browser outside of the tests: for pictures, benches and soaks.

import { type Browser, chromium } from '@playwright/test'

import { CHROMIUM } from './chromium.ts'

export type { Browser, Page } from '@playwright/test'

export function openBrowser(): Promise<Browser> {
  return chromium.launch(CHROMIUM)
}
