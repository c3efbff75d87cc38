import { configDefaults, defineConfig } from 'vitest/config'

/** Two projects: tests of parts, and tests that read the built site whose folder SITE_OUTPUT names. */
export default defineConfig({
  test: {
    exclude: [...configDefaults.exclude, '.releases/**', '.data/**', '.cache/**'],
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['tests/{unit,components,backend,contract}/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      { extends: true, test: { name: 'site', include: ['tests/site/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
})
