import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readSettingTags, settingsPage } from '../../../scripts/docs/settings-table.ts'
import { environment } from '../../../src/backend/settings/environment.ts'
import { WRITTEN } from './written.ts'

const settings = readSettingTags('.')
const names = settings.map(({ name }) => name)

/** Variables that the machinery itself sets for its own processes, and those of the system. */
const NOT_FOR_PEOPLE = new Set(
  [
    'ANSWERS_DIR ASTRO_CACHE_DIR BUILD_PROGRESS_FILE CACHE_DIR CI DEV LISTEN_FD MIMALLOC_PURGE_DELAY NODE_COMPILE_CACHE',
    'NODE_ENV NODE_OPTIONS PATH PROGRAM_DIR RESTARTS SITE SITE_OUTPUT SSR TELL_PROBLEMS',
  ].flatMap((line) => line.split(' ')),
)

/** The variables that code reads: `env.NAME`, `read('NAME')`, `given('NAME')`, `value('NAME')`, and those of the services. */
const read = new Set([
  ...Object.keys(environment.entries),
  ...WRITTEN.filter(({ path }) => /^(?:src|scripts|tests\/long)\/|^[^/]+\.(?:mjs|ts)$/.test(path)).flatMap(
    ({ text }) =>
      [...text.matchAll(/\b(?:env\.|(?:read|given|value)\(')([A-Z][A-Z_]{2,})\b/g)].map(
        ([, name = '']) => name,
      ),
  ),
])

describe('docs/settings.md', () => {
  test('is what `npm run docs:settings` writes', () => {
    expect(readFileSync('docs/settings.md', 'utf8')).toBe(settingsPage(settings))
  })

  test('has every variable that the code reads, and no other, once', () => {
    expect(names.toSorted()).toEqual([...read].filter((name) => !NOT_FOR_PEOPLE.has(name)).sort())
  })

  test('has the defaults of the services as they are', () => {
    const odd = settings.filter(({ name, otherwise }) => {
      const entry = environment.entries[name as keyof typeof environment.entries]
      const given = entry && v.getDefault(entry)
      return /^`[^`]+`$/.test(otherwise) && given !== undefined && otherwise !== `\`${given}\``
    })
    expect(odd).toEqual([])
  })
})
