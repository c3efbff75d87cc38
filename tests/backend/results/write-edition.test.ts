import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../support/databases.ts'
import { cup, edition2026, played } from './cup-builder.ts'

describeOnBoth('writeCup', (engine) => {
  let base: OpenTestDatabase
  beforeEach(async () => {
    base = await openTestDatabase(engine)
  })
  afterEach(() => base.dispose())

  const count = async (table: 'match' | 'edition' | 'team') =>
    (await base.db.selectFrom(table).selectAll().execute()).length

  it('gives a first revision, and keeps it while the content is the same', async () => {
    const [first] = await writeCup(base.db, cup(edition2026()))
    expect(first).toMatchObject({ year: 2026, changed: true })
    expect(first?.revision).toMatch(/^[0-9a-f]{18}\.1$/)
    const shuffled = Object.fromEntries(Object.entries(edition2026()).reverse())
    expect(await writeCup(base.db, cup(shuffled))).toEqual([{ ...first, changed: false }])
  })

  it('raises the revision of the edition that changed, and of no other', async () => {
    await writeCup(base.db, cup(edition2026(), { year: 2025 }))
    const again = await writeCup(base.db, cup(edition2026({ name: 'Renamed' }), { year: 2025 }))
    expect(again.map(({ changed, revision }) => [changed, revision.split('.')[1]])).toEqual([
      [true, '2'],
      [false, '1'],
    ])
  })

  it('replaces what an edition held, and leaves editions that are not named', async () => {
    await writeCup(base.db, cup(edition2026(), { ...edition2026(), year: 2025 }))
    expect(await count('match')).toBe(14)
    await writeCup(base.db, cup({ year: 2026 }))
    expect(await count('match')).toBe(7)
    expect(await count('edition')).toBe(2)
    const left = await base.db.selectFrom('match').select('edition_key').distinct().execute()
    expect(left).toHaveLength(1)
  })

  it('writes all editions or none', async () => {
    const twice = edition2026(
      {},
      {
        teams: [
          { id: 'a', name: 'One' },
          { id: 'a', name: 'Two' },
        ],
      },
    )
    await expect(writeCup(base.db, cup({ year: 2025 }, twice))).rejects.toThrow()
    expect(await count('edition')).toBe(0)
    await writeCup(base.db, cup({ year: 2025 }))
    expect(await count('edition')).toBe(1)
  })

  it('raises every revision where the cup itself is renamed', async () => {
    await writeCup(base.db, cup({ year: 2024 }, { year: 2025 }))
    const renamed = cup({ year: 2025 })
    renamed.cup.name = 'Another name'
    const [written] = await writeCup(base.db, renamed)
    expect(written).toMatchObject({ changed: true, revision: expect.stringMatching(/\.2$/) })
    const revisions = await base.db.selectFrom('edition').select('revision').execute()
    expect(revisions.map((row) => row.revision)).toEqual([2, 2])
  })

  it('keeps the same year of two cups apart', async () => {
    const other = cup({ year: 2026 })
    other.cup.id = 'other-cup'
    await writeCup(base.db, cup(edition2026()))
    expect(await writeCup(base.db, other)).toMatchObject([
      { changed: true, revision: expect.stringMatching(/\.1$/) },
    ])
    expect(await count('edition')).toBe(2)
    expect(await count('match')).toBe(7)
  })

  it('keeps names as they are, and replaces only what no database can hold', async () => {
    const names = [
      'Ørsta № 1',
      'שלום\u202e',
      'Łódź\u00a0"A"',
      "'; drop table team; --",
      'a\0b',
      'x\ud800y',
      '👩‍👩‍👧',
    ]
    const teams = names.map((name, index) => ({ id: `t${index}`, name }))
    await writeCup(base.db, cup(edition2026({ featured: [] }, { teams, stages: [] })))
    const stored = await base.db.selectFrom('team').select('name').orderBy('position').execute()
    expect(stored.map((row) => row.name)).toEqual(
      names.map((name) => name.replace('\0', '\ufffd').replace('\ud800', '\ufffd')),
    )
  })

  it('tells ids apart that differ by case only', async () => {
    const teams = ['a', 'A', 'å', 'Å'].map((id) => ({ id, name: id }))
    await writeCup(base.db, cup(edition2026({ featured: [] }, { teams, stages: [] })))
    expect(await count('team')).toBe(4)
  })

  it('lets two writers of one edition follow each other', async () => {
    await writeCup(base.db, cup(edition2026()))
    const names = ['One', 'Two', 'Three', 'Four']
    const written = await Promise.all(names.map((name) => writeCup(base.db, cup(edition2026({ name })))))
    expect(
      written
        .flat()
        .map(({ revision }) => revision.split('.')[1])
        .sort(),
    ).toEqual(['2', '3', '4', '5'])
    expect(await count('match')).toBe(7)
  })

  it('stores a full edition', async () => {
    const teams = Array.from({ length: 1400 }, (_, index) => ({ id: `t${index}`, name: `Team ${index}` }))
    const matches = Array.from({ length: 4800 }, (_, index) =>
      played(`m${index}`, `t${index % 1400}`, `t${(index + 1) % 1400}`, [index % 30, 12]),
    )
    const stages = [
      { id: 's', name: 'Gruppspel', type: 'league', divisions: [{ id: 'd', name: '1', matches }] },
    ]
    await writeCup(base.db, cup(edition2026({ featured: [] }, { teams, stages })))
    expect(await count('match')).toBe(4800)
  })
})
