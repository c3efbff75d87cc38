import { defineConfig } from '@playwright/test'

/** Run by `npm test`, which starts the site and names it here; see scripts/test/gate-browser.ts. */
export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'site', testIgnore: 'hostile/**' },
    { name: 'hostile', testMatch: 'hostile/**/*.spec.ts' },
  ],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // Twice the cores of the smallest machine that proves this: many tests wait for polls.
  workers: 4,
  forbidOnly: true,
  // Waits end as soon as what is expected is there; these are the ends for a slow machine.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/playwright.json' }]],
  use: {
    // What pulses while a test waits costs a tenth of both cores; tests of what moves ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: process.env.E2E_ORIGIN ?? 'http://localhost:4321',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
})
