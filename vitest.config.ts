import { configDefaults, defineConfig } from 'vitest/config'

/** The tests of what keeps nothing in its process but the words of languages, which add up. */
const RULES = [
  'tests/unit/{backend,components,domain,drawing}/**/*.test.{ts,tsx}',
  'tests/unit/data/{build,results}/**/*.test.ts',
]

/**
 * Tests of parts, tests of the services on real databases, tests of a site built from a foreign service, and tests that
 * read the built site in SITE_OUTPUT.
 */
export default defineConfig({
  test: {
    // One more than the cores of the smallest machine that runs these tests, as tests of services spend time waiting.
    maxWorkers: 3,
    // Node warns in each process that its own storage has no file. Tests bring their own.
    execArgv: ['--no-webstorage'],
    exclude: [...configDefaults.exclude, '.releases/**', '.data/**', '.cache/**'],
    projects: [
      {
        extends: true,
        // A process of its own costs each file half a second of a core, so tests of rules share one. So do tests of services,
        // which keep state only in databases.
        test: {
          name: 'rules',
          include: RULES,
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: RULES,
          setupFiles: ['tests/support/store-unmount.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          isolate: false,
          include: ['tests/{backend,contract}/**/*.test.ts'],
          globalSetup: ['tests/support/databases-global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
          globalSetup: ['tests/support/databases-global-setup.ts'],
          fileParallelism: false,
          testTimeout: 900_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'foreign',
          include: ['tests/foreign/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 300_000,
        },
      },
      { extends: true, test: { name: 'site', include: ['tests/site/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
})
