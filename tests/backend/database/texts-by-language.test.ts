import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '../../../src/backend/database/connect.ts'
import type { Tables } from '../../../src/backend/database/tables.ts'
import { withdrawTeam } from '../../../src/backend/results/report/withdraw-team.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { describeOnBoth, openTestDatabase } from '../../support/databases.ts'
import { openOlderDatabase } from '../../support/older-database.ts'
import { at, cup, edition2026, match } from '../results/cup-builder.ts'

const TEAM = { cupId: 'test-cup', tournamentId: 't2026', categoryId: 'b14', teamId: 'a' }

const DIVISION = {
  id: 'g',
  name: { en: "Group 'A'", sv: 'Grupp "A"' },
  teams: ['a', 'b', 'c'],
  matches: [
    match('m1', 'a', 'b', { state: 'cancelled', reason: { en: 'Rain', sv: 'Regn' } }),
    match('m2', 'a', 'c', { state: 'postponed', reason: 'Storm' }),
    match('m3', 'b', 'c'),
  ],
}

/** Every row of the tables that have texts, with what its columns hold parsed. */
async function contentOf(db: Kysely<Tables>) {
  const tables = (['category', 'stage', 'division', 'team', 'match'] as const).map((table) =>
    db.selectFrom(table).selectAll().orderBy('position').execute(),
  )
  return (await Promise.all(tables))
    .flat()
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [
          column,
          column.endsWith('_json') && value !== null ? JSON.parse(String(value)) : value,
        ]),
      ),
    )
}

describeOnBoth('a database with a column for each language of a text', (engine) => {
  it('keeps every text, and what a withdrawal changed, in one column for all languages', async () => {
    const present = await openTestDatabase(engine)
    const stages = [{ id: 's', name: 'Gruppspel', type: 'conference', divisions: [DIVISION] }]
    const teams = ['a', 'b', 'c'].map((id) => ({ id, name: id }))
    await writeCup(present.db, cup(edition2026({ featured: [] }, { teams, stages })))
    await withdrawTeam(present.db, { ...TEAM, withdrawal: { rule: 'annul' } }, Date.parse(at('12:00')))
    const older = await openOlderDatabase(engine, '0013', present.db)
    try {
      const division = await older.db.selectFrom('division').selectAll().executeTakeFirstOrThrow()
      expect(division).toMatchObject({ name_en: "Group 'A'", name_sv: 'Grupp "A"' })
      await migrate(older.db)
      const [carried, now] = await Promise.all([contentOf(older.db), contentOf(present.db)])
      expect(JSON.stringify(now)).toContain('before')
      expect(carried).toEqual(now)
    } finally {
      await older.dispose()
      await present.dispose()
    }
  })
})
