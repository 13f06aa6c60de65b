// `npm test`: brings what the tests need, then runs the checks, the tests and the browser tests.
//
// Everything runs even when something before it was red. The last lines name what failed and count tests.

import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'

import { chromium, Impossible, main, openly, packages, page } from './prepare/prepare.mjs'
import { stampFile } from './prepare/stamp.mjs'

/** @typedef {{ readonly passed: number, readonly failed: number }} Count */
/** @typedef {{ status: string, fullName: string, failureMessages: readonly string[] }} UnitTest */
/** @typedef {{ name: string, status: string, message: string, assertionResults: readonly UnitTest[] }} UnitFile */

await main(async () => {
  if (spawnSync('git', ['--version']).error) throw new Impossible('The checks need git. Install it.')
  await packages()
  const CHROMIUM = await chromium()
  await page()

  const check = await openly(['tools/check.ts'])

  const unitReport = freshReport('vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
  const unit = await openly(['node_modules/vitest/vitest.mjs', 'run', ...reporters])

  const browserReport = freshReport('playwright.json')
  const browser = await openly(
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e', '--reporter=list,json'],
    { ...process.env, CHROMIUM, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  )

  const counts = [countUnit(unitReport), countBrowser(browserReport)]
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  if (check !== 0) console.log('The checks are red (see above).')
  console.log(`${passed} passed, ${failed} failed`)
  return check === 0 && unit === 0 && browser === 0 && failed === 0 && passed > 0 ? 0 : 1
})

/**
 * The report of an earlier run must not be taken for this one's.
 * @param {string} name
 */
function freshReport(name) {
  const file = stampFile(name)
  rmSync(file, { force: true })
  return file
}

/**
 * A skipped test is a failed one: it says nothing, and no one would see it.
 * @param {string} file
 * @returns {Count}
 */
function countUnit(file) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report
  const skipped = numPendingTests + numTodoTests
  if (skipped > 0) console.log(`${skipped} tests were skipped: that counts as failed.`)
  const broken = brokenFiles(testResults)
  for (const { name, message } of broken) console.log(`Failed: ${name}: ${message}`)
  for (const { name, assertionResults } of testResults)
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'failed') console.log(`Failed: ${name}: ${fullName}: ${failureMessages[0]}`)
  return { passed: numPassedTests, failed: numFailedTests + skipped + broken.length }
}

/**
 * Files that failed before any of their tests ran.
 * @param {readonly UnitFile[]} files
 */
function brokenFiles(files) {
  return files.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
}

/**
 * @param {string} file
 * @returns {Count}
 */
function countBrowser(file) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  if (skipped > 0) console.log(`${skipped} browser tests were skipped: that counts as failed.`)
  return { passed: expected, failed: unexpected + flaky + skipped + (report.errors?.length ?? 0) }
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
