import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FollowedEdition } from '../../../scripts/publish/followed-edition.ts'
import { readSettings } from '../../../src/data/build/settings.ts'
import { startOrganisedCup } from '../organisers/organised-cup.ts'
import { edition2026 } from '../results/cup-builder.ts'

it('an edition is outgrown once there is a later one with something to show, or the cup has another name', async () => {
  const cup = await startOrganisedCup('SQLite')
  const answersDir = mkdtempSync(join(tmpdir(), 'answers-'))
  try {
    const env = { RESULTS_URL: `${cup.origin}/graphql`, CUP_ID: 'test-cup', SITE_URL: 'https://cup.example' }
    const read = readSettings(env, process.cwd())
    if (!read.ok) throw new Error(read.problems.join(' '))
    const { edition, latestYear } = await FollowedEdition.open(read.settings, answersDir)
    expect([latestYear, await edition.isOutgrown()]).toEqual([2026, false])
    const later = (published: boolean) =>
      edition2026({
        year: 2027,
        name: 'Test Cup 2027',
        published: { clubs: published, teams: published, lot: published, schedule: published },
      })
    const rename = async (name: string) => {
      await cup.db.updateTable('cup').set({ name }).execute()
      await cup.db
        .updateTable('edition')
        .set((now) => ({ revision: now('revision', '+', 1) }))
        .execute()
    }
    await rename('Another Cup')
    await expect.poll(() => edition.isOutgrown()).toBe(true)
    await rename('Test Cup')
    await expect.poll(() => edition.isOutgrown()).toBe(false)
    await cup.write(later(false))
    expect(await edition.isOutgrown()).toBe(false)
    await cup.write(later(true))
    await expect.poll(() => edition.isOutgrown()).toBe(true)
  } finally {
    rmSync(answersDir, { recursive: true })
    await cup.dispose()
  }
})
