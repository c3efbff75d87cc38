import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { generateDemoCup } from '../../../src/backend/demo/generate.ts'
import { type CupDocument, cupDocument } from '../../../src/backend/document/cup-document.ts'
import { readImport } from '../../../src/backend/import/files/read-import.ts'
import { EDITION_TABLES } from '../../../src/backend/results/edition-rows.ts'
import { readCup } from '../../../src/backend/results/read-cup.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../support/databases.ts'
import { fixture, folderWith } from '../import/temporary-files.ts'
import { cup, edition2026 } from './cup-builder.ts'

const OPTIONS = {
  now: Date.parse('2026-07-01T12:00:00Z'),
  zones: { byYear: new Map() },
  chains: { byYear: new Map() },
  publish: { byYear: new Map() },
  guess: false,
  skipFaulty: false,
}

describeOnBoth('readCup', (engine) => {
  let one: OpenTestDatabase
  let other: OpenTestDatabase
  beforeEach(async () => {
    one = await openTestDatabase(engine)
    other = await openTestDatabase(engine)
  })
  afterEach(async () => {
    await one.dispose()
    await other.dispose()
  })

  /** All rows of the editions, without what counts changes. */
  async function rowsOf({ db }: OpenTestDatabase) {
    const rows: unknown[] = []
    for (const table of ['cup', 'edition', ...EDITION_TABLES] as const)
      rows.push(...(await db.selectFrom(table).selectAll().execute()))
    return rows.map((row) => {
      const { content_hash, revision, settled_revision, withdrawn_json, ...rest } = row as Record<
        string,
        unknown
      >
      const { rule, reason } = JSON.parse(String(withdrawn_json ?? '{}'))
      return JSON.stringify({ ...rest, rule, reason })
    })
  }

  /** Reads the cup of the first database, imports it from a file into the second, and reads it there. */
  async function carry(cupId: string): Promise<[string, string]> {
    const first = JSON.stringify(await readCup(one.db, cupId, null), null, 1)
    const file = join(folderWith({}), 'cup.json')
    writeFileSync(file, first)
    const read = await readImport(file, OPTIONS)
    if (!read.ok) throw new Error(JSON.stringify(read.faults.slice(0, 3)))
    await writeCup(other.db, read.document)
    return [first, JSON.stringify(await readCup(other.db, cupId, null), null, 1)]
  }

  it('gives a document that stores the same cup: the demonstration cup, with years of every kind', async () => {
    await writeCup(one.db, generateDemoCup({ size: 'small' }))
    const [first, second] = await carry('demo-cup')
    expect(second).toBe(first)
    expect(await rowsOf(other)).toEqual(await rowsOf(one))
  }, 120_000)

  it('gives unpublished parts, decisions, labels of sides that have a team, and the course of matches', async () => {
    const file = readFileSync(fixture('floorball-cup.json'), 'utf8')
    await writeCup(one.db, v.parse(cupDocument, JSON.parse(file)) as CupDocument)
    await one.db
      .updateTable('match')
      .set({
        home_placeholder: 'Winner of 3',
        started_at: '2026-07-07T09:02:00+02:00',
        ended_at: '2026-07-07T09:41:00+02:00',
        moves_json: JSON.stringify([
          {
            toldAt: '2026-07-06T18:00:00.000Z',
            previousStartTime: '2026-07-07T08:00:00+02:00',
            zonedStartTime: '2026-07-07T09:00:00+02:00',
            previousLocationName: null,
            locationName: null,
          },
        ]),
      })
      .where('home_team_id', 'is not', null)
      .execute()
    await one.db.updateTable('edition').set({ schedule_published: 0 }).execute()
    const { id } = await one.db.selectFrom('cup').select('id').executeTakeFirstOrThrow()
    const [first, second] = await carry(id)
    expect(first).toContain('"home": "Winner of 3"')
    expect(second).toBe(first)
    expect(await rowsOf(other)).toEqual(await rowsOf(one))
  })

  it('gives one edition, or none', async () => {
    await writeCup(one.db, cup(edition2026(), { year: 2025 }))
    const { id } = await one.db.selectFrom('cup').select('id').executeTakeFirstOrThrow()
    expect((await readCup(one.db, id, 2025))?.editions.map(({ year }) => year)).toEqual([2025])
    expect((await readCup(one.db, id, null))?.editions.map(({ year }) => year)).toEqual([2025, 2026])
    expect(await readCup(one.db, id, 1999)).toBeNull()
    expect(await readCup(one.db, 'no-cup', null)).toBeNull()
  })
})
