import { describe, expect, it } from 'vitest'
import { shapeOf } from '../../../src/backend/document/kept-ids/edition-shape.ts'
import { keepIds } from '../../../src/backend/document/kept-ids/keep-ids.ts'
import { importFiles } from '../../../src/backend/import/files/import-files.ts'

const HEADER = 'class;division;round;date;time;home;away;homeScore;awayScore'

/** Reads the rows of a matches.csv as the import does. */
async function readRows(rows: readonly string[], header = HEADER) {
  const bytes = new TextEncoder().encode([header, ...rows].join('\n'))
  const read = await importFiles([{ file: 'matches.csv', bytes }], 'matches.csv', false)
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  const [edition] = read.document.editions
  if (!edition) throw new Error('no edition')
  return { edition, givenIds: read.givenIds }
}

/** Imports some rows after others. */
async function reimport(before: readonly string[], now: readonly string[], header?: string) {
  const stored = await readRows(before, header)
  const read = await readRows(now, header)
  const isGiven = (id: string) => read.givenIds?.has(id) ?? true
  const { edition, findings } = keepIds(shapeOf(stored.edition), undefined, read.edition, isGiven)
  const [was, is] = [shapeOf(stored.edition), shapeOf(edition)]
  return {
    edition,
    findings,
    teams: { before: was.teams.map(({ id }) => id), now: is.teams.map(({ id }) => id) },
    matches: { before: was.matches.map(({ id }) => id), now: is.matches.map(({ id }) => id) },
    nameOf: (id: string) => is.teams.find((team) => team.id === id)?.name,
  }
}

const GROUP = [
  'B16;Group 1;;2026-07-07;08:00;IK Exmaple;HK Sample;14;12',
  'B16;Group 1;;2026-07-07;09:00;HK Sample;IF Third;;',
  'B16;Play-off A;Final;2026-07-11;15:00;1st in Group 1;2nd in Group 1;;',
]

describe('ids that stay', () => {
  it('are those of the points that a file says of a renamed team, too', async () => {
    const stored = await readRows(GROUP)
    const { edition, givenIds } = await readRows(GROUP.map((row) => row.replace('Exmaple', 'Example')))
    for (const { divisions } of edition.categories[0]?.stages ?? [])
      for (const division of divisions) division.adjustments = [{ team: 'b16-ik-example', points: -1 }]
    const kept = keepIds(shapeOf(stored.edition), undefined, edition, (id) => givenIds?.has(id) ?? true)
    const [group] = kept.edition.categories[0]?.stages[0]?.divisions ?? []
    expect(group?.adjustments).toEqual([{ team: 'b16-ik-exmaple', points: -1 }])
  })

  it('keeps the ids of a team whose name is corrected and of a final whose teams are known now', async () => {
    const now = [
      'B16;Group 1;;2026-07-07;08:00;IK Example;HK Sample;14;12',
      'B16;Group 1;;2026-07-07;09:00;HK Sample;IF Third;;',
      'B16;Play-off A;Final;2026-07-11;15:00;IK Example;HK Sample;;',
    ]
    const { teams, matches, findings, nameOf } = await reimport(GROUP, now)
    expect(matches.now).toEqual(matches.before)
    expect(teams.now).toEqual(teams.before)
    expect(nameOf('b16-ik-exmaple')).toBe('IK Example')
    expect(findings).toEqual({
      ended: [],
      moved: [],
      formerIds: [],
      undecided: [],
      renamed: [
        { kind: 'team', before: 'IK Exmaple', now: 'IK Example', because: 'same place in Group 1' },
        {
          kind: 'match',
          before: '1st in Group 1 – 2nd in Group 1 (Play-off A)',
          now: 'IK Example – HK Sample (Play-off A)',
          because: 'same place',
        },
      ],
    })
  })

  it('does so for a typo, a moved time, a known final and a new team at once', async () => {
    const now = [
      'B16;Group 1;;2026-07-07;08:00;IK Example;HK Sample;14;12',
      'B16;Group 1;;2026-07-07;10:30;HK Sample;IF Third;;',
      'B16;Group 1;;2026-07-07;11:00;IF Fourth;HK Sample;;',
      'B16;Group 1;;2026-07-07;12:00;IK Example;IF Fourth;;',
      'B16;Play-off A;Final;2026-07-11;15:00;IK Example;2nd in Group 1;;',
    ]
    const { teams, matches, findings } = await reimport(GROUP, now)
    expect(teams.now).toEqual([...teams.before, 'b16-if-fourth'])
    expect(matches.now.filter((id) => matches.before.includes(id))).toHaveLength(3)
    expect(findings.ended).toEqual([])
    expect(findings.undecided).toEqual([])
  })

  it('guesses nothing where two candidates are equally good, and says so', async () => {
    const before = ['B16;Group 1;;;;Alfa;Omega;;', 'B16;Group 1;;;;Beta;Omega;;']
    const now = ['B16;Group 1;;;;Xylo;Omega;;', 'B16;Group 1;;;;Quux;Omega;;']
    const header = `${HEADER};year`
    const inYear = (rows: string[]) => rows.map((row) => `${row};2026`)
    const { teams, matches, findings } = await reimport(inYear(before), inYear(now), header)
    expect(teams.now.filter((id) => teams.before.includes(id))).toEqual(['b16-omega'])
    expect(matches.now.filter((id) => matches.before.includes(id))).toEqual([])
    expect(findings.undecided).toEqual([{ kind: 'team', before: ['Alfa', 'Beta'], now: ['Xylo', 'Quux'] }])
    expect(findings.ended.filter(({ kind }) => kind === 'team').map(({ name }) => name)).toEqual([
      'Alfa',
      'Beta',
    ])
  })

  it('lets the nearer name decide between candidates in equal places, and nowhere else', async () => {
    const header = `${HEADER};year`
    const before = ['B16;Group 1;;;;Alfa;Omega;;;2026', 'B16;Group 1;;;;Beta;Omega;;;2026']
    const now = ['B16;Group 1;;;;Betta;Omega;;;2026', 'B16;Group 1;;;;Alffa;Omega;;;2026']
    const { nameOf } = await reimport(before, now, header)
    expect([nameOf('b16-alfa'), nameOf('b16-beta')]).toEqual(['Alffa', 'Betta'])
    const elsewhere = ['B16;Group 2;;;;Alffa;Sigma;;;2026', 'B16;Group 1;;;;Beta;Omega;;;2026']
    expect((await reimport(before, elsewhere, header)).nameOf('b16-alfa')).toBeUndefined()
  })

  it('finds a match again by its number, whoever plays it and whenever', async () => {
    const header = `number;${HEADER}`
    const before = [
      '7;B16;Group 1;;2026-07-07;08:00;Alfa;Beta;;',
      '8;B16;Group 1;;2026-07-07;09:00;Beta;Gamma;;',
    ]
    const now = [
      '7;B16;Group 1;;2026-07-08;10:00;Alfaa;Beta;;',
      '8;B16;Group 1;;2026-07-07;08:00;Beta;Gamma;;',
    ]
    const { teams, matches } = await reimport(before, now, header)
    expect(teams.now).toEqual(teams.before)
    expect(matches.now).toEqual(matches.before)
  })

  it('keeps a second match of the same teams apart from the first, in whatever order the rows are', async () => {
    const rows = [
      'B16;Group 1;;2026-07-07;08:00;Alfa;Beta;1;0',
      'B16;Group 1;;2026-07-08;08:00;Alfa;Beta;2;0',
    ]
    const moved = rows.map((row) => row.replace('07-08', '07-09'))
    const { edition } = await reimport(rows, moved.toReversed())
    const goals = new Map(
      edition.categories[0]?.stages[0]?.divisions[0]?.matches.map(({ id, score }) => [id, score?.home]),
    )
    expect([goals.get('b16-group-1-alfa-beta'), goals.get('b16-group-1-alfa-beta-2')]).toEqual([1, 2])
  })

  it('keeps all ids if the same rows come again after ids were kept', async () => {
    const now = GROUP.map((row) => row.replace('Exmaple', 'Example'))
    const first = await reimport(GROUP, now)
    const again = await readRows(now)
    const { edition } = keepIds(shapeOf(first.edition), undefined, again.edition, () => false)
    expect(edition).toEqual(first.edition)
  })

  it('moves to ids that the new file gives, and leads there from the former ones', async () => {
    const stored = await readRows(GROUP)
    const header = `id;${HEADER}`
    const now = GROUP.map((row, at) => `m${at + 1};${row}`)
    const read = await readRows(now, header)
    const isGiven = (id: string) => read.givenIds?.has(id) ?? true
    const { edition, findings } = keepIds(shapeOf(stored.edition), undefined, read.edition, isGiven)
    expect(shapeOf(edition).matches.map(({ id }) => id)).toEqual(['m1', 'm2', 'm3'])
    expect(edition.formerIds).toEqual(
      shapeOf(stored.edition).matches.map(({ id }, at) => ({ kind: 'match', former: id, id: `m${at + 1}` })),
    )
    expect(findings.moved).toHaveLength(3)
    // The next file names them otherwise again: what once led to m1 leads there.
    const third = await readRows(
      now.map((row) => `x${row}`),
      header,
    )
    const next = keepIds(
      shapeOf(edition),
      edition.formerIds,
      third.edition,
      (id) => third.givenIds?.has(id) ?? true,
    )
    expect(next.edition.formerIds?.map(({ id }) => id).toSorted()).toEqual([
      'xm1',
      'xm1',
      'xm2',
      'xm2',
      'xm3',
      'xm3',
    ])
  })

  it('lists what the new file does not hold any more', async () => {
    const { findings } = await reimport(GROUP, GROUP.slice(0, 1))
    expect(findings.ended).toEqual([
      { kind: 'group', name: 'Play-off A' },
      { kind: 'team', name: 'IF Third' },
      { kind: 'match', name: 'HK Sample – IF Third (Group 1)' },
      { kind: 'match', name: '1st in Group 1 – 2nd in Group 1 (Play-off A)' },
    ])
  })

  it('keeps the ids of a class and a group that have another name', async () => {
    const rows = [...GROUP, 'B16;Group 2;;2026-07-07;08:00;IF Fourth;IF Fifth;;']
    const now = rows.map((row) => row.replace(/^B16;Group 1/, 'Boys 16;Grupp A').replace(/^B16/, 'Boys 16'))
    const { edition, teams, matches } = await reimport(rows, now)
    expect(edition.categories.map(({ id }) => id)).toEqual(['b16'])
    expect(edition.categories[0]?.stages[0]?.divisions.map(({ id }) => id)).toEqual([
      'b16-group-1',
      'b16-group-2',
    ])
    expect([teams.now, matches.now]).toEqual([teams.before, matches.before])
  })
})
