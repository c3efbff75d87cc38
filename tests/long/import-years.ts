import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BARE_ENV } from '../support/bare-env.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FIRST = 2013
const LAST = 2027

/**
 * Puts a cup with empty editions of the years 2013 to 2027 into the database of a service that is about to start: the
 * service takes favourites only in years that the cup has.
 */
export function importYears(settings: Readonly<Record<string, string>>): void {
  const dir = mkdtempSync(join(tmpdir(), 'cup-years-'))
  const file = join(dir, 'cup.json')
  const years = Array.from({ length: LAST - FIRST + 1 }, (_, at) => FIRST + at)
  const document = {
    format: 'cup/1',
    cup: { id: 'demo-cup', name: 'Long Cup' },
    editions: years.map((year) => ({
      year,
      name: `Long Cup ${year}`,
      startsAt: `${year}-07-06T08:00:00+02:00`,
      endsAt: `${year}-07-11T18:00:00+02:00`,
      ranking: { points: { won: 2, tied: 1, lost: 0 }, chain: ['goal-difference', 'lots'] },
    })),
  }
  try {
    writeFileSync(file, JSON.stringify(document))
    execFileSync(join(ROOT, 'node_modules/.bin/node'), ['scripts/import.ts', file], {
      cwd: ROOT,
      env: { ...BARE_ENV, ALLOW_DATA_LOSS: '1', ...settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
