import { defineConfig } from '@playwright/test'
import { LONG, WAITING } from './tests/e2e/tags.ts'

const long = new RegExp(LONG)
const waiting = new RegExp(WAITING)
const hostile = 'hostile/**/*.spec.ts'

/** `npm test` runs these tests: it starts the site and passes its address here. See scripts/test/gate-browser.ts. */
export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'waiting', testIgnore: hostile, grep: waiting, grepInvert: long, workers: 2 },
    { name: 'site', testIgnore: hostile, grepInvert: [long, waiting], workers: 4 },
    { name: 'hostile', testMatch: hostile, grepInvert: long, workers: 4 },
    // `npm run test:long`
    { name: 'site-long', testIgnore: hostile, grep: long, workers: 4 },
    { name: 'hostile-long', testMatch: hostile, grep: long, workers: 4 },
  ],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // Twice the cores of the smallest machine that runs these tests, and two that wait for polls.
  workers: 6,
  forbidOnly: true,
  // A wait ends as soon as the expected state is there. These limits are for a slow machine.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Dots leave the reasons of failures for the end of the output, which `npm test` shows.
  reporter: [['dot'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/playwright.json' }]],
  use: {
    // An animation that pulses while a test waits costs a tenth of both cores. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Where the cup is played: a page says one line more to a device in another zone.
    timezoneId: 'Europe/Stockholm',
    baseURL: process.env.E2E_ORIGIN ?? 'http://localhost:4321',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
})
