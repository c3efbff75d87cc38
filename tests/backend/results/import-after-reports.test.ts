import { afterEach, beforeEach, expect, it } from 'vitest'
import { importFiles } from '../../../src/backend/import/files/import-files.ts'
import { type KeepingOptions, keepStored } from '../../../src/backend/results/merge/keep-stored.ts'
import type { ReportFindings } from '../../../src/backend/results/merge/merge-reports.ts'
import { adjustPoints } from '../../../src/backend/results/report/adjust-points.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../support/databases.ts'
import { openDesk } from './report/desk.ts'

const HEADER = 'id;class;division;round;date;time;field;home;away;homeScore;awayScore'
const ROWS = [
  'm1;B16;Group 1;;2026-07-07;08:00;Heden 1;Alfa;Beta;;',
  'm2;B16;Group 1;;2026-07-07;09:00;Heden 1;Beta;Gamma;;',
  'm3;B16;Group 1;;2026-07-07;10:00;Heden 1;Gamma;Alfa;;',
  'm4;B16;Play-off A;Final;2026-07-08;15:00;Heden 1;1st in Group 1;2nd in Group 1;;',
]

describeOnBoth('an import after reports', (engine) => {
  let base: OpenTestDatabase
  beforeEach(async () => {
    base = await openTestDatabase(engine)
    await write(ROWS)
  })
  afterEach(() => base.dispose())

  async function write(rows: readonly string[], options: Partial<KeepingOptions> = {}, isTrial = false) {
    const bytes = new TextEncoder().encode([HEADER, ...rows].join('\n'))
    const read = await importFiles([{ file: 'matches.csv', bytes }], 'matches.csv', false, {
      cup: 'test-cup',
    })
    if (!read.ok) throw new Error(JSON.stringify(read.faults))
    let reports: ReportFindings | null = null
    const onReports = (_: number, found: ReportFindings) => {
      reports = found
    }
    const keeping = keepStored({ givenIds: read.givenIds, onReports, ...options })
    const [written] = await writeCup(base.db, read.document, { keeping, isTrial })
    return { written, findings: { reports: reports as ReportFindings | null } }
  }
  const matches = async () =>
    new Map((await base.db.selectFrom('match').selectAll().execute()).map((row) => [row.id, row]))
  const end = (id: string, homeScore: number, awayScore: number) =>
    openDesk(base.db).report(id, { kind: 'END', homeScore, awayScore })
  const playGroup = async () => {
    for (const [id, home, away] of [
      ['m1', 9, 1],
      ['m2', 9, 2],
      ['m3', 3, 9],
    ] as const)
      expect((await end(id, home, away)).error).toBeNull()
  }
  const replaced = (...pairs: readonly (readonly [string, string])[]) =>
    ROWS.map((row) => pairs.reduce((text, [from, to]) => text.replaceAll(from, to), row))

  it('brings in what changed, keeps what was reported, and leaves seats and tables as they follow', async () => {
    await playGroup()
    const rows = [
      ...replaced(['Alfa', 'Alfa IK'], ['2026-07-08;15:00', '2026-07-08;16:00']),
      'm5;B16;Play-off A;Match for 3rd place;2026-07-08;14:00;Heden 2;3rd in Group 1;Delta;;',
    ]
    const { written, findings } = await write(rows)
    expect(written).toMatchObject({ changed: true, revision: expect.stringMatching(/\.5$/) })
    expect(findings.reports).toEqual({ conflicts: [], kept: [] })
    const stored = await matches()
    expect(stored.get('m1')).toMatchObject({ state: 'finished', home_score: 9, away_score: 1 })
    expect(stored.get('m4')).toMatchObject({
      starts_at: expect.stringContaining('16:00'),
      home_team_id: 'b16-alfa',
      away_team_id: 'b16-beta',
    })
    expect(stored.get('m5')).toMatchObject({ home_team_id: 'b16-gamma', away_team_id: 'b16-delta' })
    const teams = await base.db.selectFrom('team').select(['id', 'name']).orderBy('position').execute()
    expect(teams.map(({ name }) => name)).toEqual(['Alfa IK', 'Beta', 'Gamma', 'Delta'])
    expect(await base.db.selectFrom('match_event').selectAll().execute()).toHaveLength(3)
    const feed: { matches: { id: string; revision: number }[] } = await openDesk(base.db).feed()
    const changed = feed.matches.filter(({ revision }) => revision === 5)
    expect(changed.map(({ id }) => id).toSorted()).toEqual(['m1', 'm3', 'm4', 'm5'])
    // The desk goes on: the final is played, and nothing of the import stands in its way.
    expect((await end('m4', 5, 4)).error).toBeNull()
  })

  it('takes a team out of a seat again where a new match makes its group go on', async () => {
    await playGroup()
    await write([...ROWS, 'm6;B16;Group 1;;2026-07-07;11:00;Heden 1;Alfa;Delta;;'])
    expect((await matches()).get('m4')).toMatchObject({ home_team_id: null, away_team_id: null })
  })

  it('stores nothing where that would change who plays a match that has begun', async () => {
    await playGroup()
    await openDesk(base.db).report('m4', { kind: 'START' })
    const before = await matches()
    const rows = [...ROWS, 'm6;B16;Group 1;;2026-07-07;11:00;Heden 1;Alfa;Delta;;']
    await expect(write(rows)).rejects.toThrow(/who plays match/)
    expect(await matches()).toEqual(before)
  })

  const disputed = () =>
    replaced(['Alfa;Beta;;', 'Alfa;Beta;9;3'], ['09:00;Heden 1;Beta;Gamma;;', '09:30;Heden 1;Beta;Gamma;9;2'])
  const conflict = {
    matchId: 'm1',
    name: 'Alfa – Beta',
    about: 'result',
    reported: '9–1, finished',
    file: '9–3, finished',
    isFromFile: false,
  }

  it('keeps the report where the file has another result, and lists both', async () => {
    await playGroup()
    const { findings } = await write(disputed())
    expect(findings.reports?.conflicts).toEqual([conflict])
    const stored = await matches()
    expect(stored.get('m1')).toMatchObject({ home_score: 9, away_score: 1 })
    expect(stored.get('m2')).toMatchObject({ starts_at: expect.stringContaining('09:30') })
    expect((await write(disputed())).written).toMatchObject({ changed: false })
  })

  it('takes the file where that is asked for, also if the file was imported before, and logs it', async () => {
    await playGroup()
    await write(disputed())
    const { findings, written } = await write(disputed(), { prefersFile: (id) => id === 'm1' })
    expect(findings.reports?.conflicts).toEqual([{ ...conflict, isFromFile: true }])
    expect(written?.changed).toBe(true)
    expect((await matches()).get('m1')).toMatchObject({ home_score: 9, away_score: 3 })
    const events = await base.db
      .selectFrom('match_event')
      .select(['kind', 'home_score', 'away_score'])
      .where('match_id', '=', 'm1')
      .orderBy('revision')
      .execute()
    expect(events).toEqual([
      { kind: 'END', home_score: 9, away_score: 1 },
      { kind: 'CORRECTION', home_score: 9, away_score: 3 },
    ])
  })

  it('keeps a time that the desk gave, says nothing of the file of before, and asks about a third time', async () => {
    const startsAt = '2026-07-07T12:00:00+02:00'
    expect((await openDesk(base.db).report('m2', { kind: 'MOVE', startsAt })).error).toBeNull()
    const first = await write(replaced(['Gamma', 'Gamma IF']))
    expect(first.findings.reports?.conflicts).toEqual([])
    expect((await matches()).get('m2')).toMatchObject({ starts_at: startsAt })
    const second = await write(replaced(['Gamma', 'Gamma IF'], ['09:00', '13:00']))
    expect(second.findings.reports?.conflicts).toMatchObject([{ matchId: 'm2', about: 'time' }])
    const row = (await matches()).get('m2')
    expect(row).toMatchObject({ starts_at: startsAt })
    expect(JSON.parse(row?.moves_json ?? '[]')).toHaveLength(1)
  })

  it('keeps a removed match that has reports, with its team, and lists it', async () => {
    await end('m1', 9, 1)
    const { findings } = await write(['m2;B16;Group 1;;2026-07-07;09:00;Heden 1;Beta;Gamma;;', ROWS[3] ?? ''])
    expect(findings.reports?.kept).toEqual([{ matchId: 'm1', name: 'Alfa – Beta' }])
    expect([...(await matches()).keys()].toSorted()).toEqual(['m1', 'm2', 'm4'])
    const teams = await base.db.selectFrom('team').select('name').execute()
    expect(teams.map(({ name }) => name).toSorted()).toEqual(['Alfa', 'Beta', 'Gamma'])
  })

  it('tells everything on a trial, and stores nothing', async () => {
    await playGroup()
    const before = await matches()
    const { findings } = await write(disputed(), {}, true)
    expect(findings.reports?.conflicts).toEqual([conflict])
    expect(await matches()).toEqual(before)
    expect((await write(ROWS)).written).toMatchObject({ changed: false })
  })

  it('keeps the points that a jury gave or took back, also in a group that the file no longer holds', async () => {
    const divisionOf = async () => (await matches()).get('m1')?.division_id ?? ''
    const judge = async (teamId: string, points: number) =>
      adjustPoints(
        base.db,
        {
          cupId: 'test-cup',
          tournamentId: 't2026',
          divisionId: await divisionOf(),
          teamId,
          adjustment: { key: `points-of-${teamId}-${points}`, points },
        },
        Date.now(),
      )
    const adjustments = async () => {
      const row = await base.db
        .selectFrom('division')
        .select('adjustments_json')
        .where('id', '=', await divisionOf())
        .executeTakeFirstOrThrow()
      return JSON.parse(row.adjustments_json ?? '[]')
    }
    await judge('b16-alfa', -3)
    await judge('b16-beta', 2)
    await judge('b16-beta', 0)
    await write(replaced(['08:00', '08:20']))
    expect(await adjustments()).toEqual([{ team: 'b16-alfa', points: -3 }])
    // The team has another id from now on, and what was decided about it stays with it.
    await write(replaced(['08:00', '08:40'], ['Alfa', 'Alfa IK']))
    expect(await adjustments()).toEqual([{ team: 'b16-alfa', points: -3 }])
    await end('m1', 9, 1)
    await write([ROWS[3] ?? ''])
    expect(await adjustments()).toEqual([{ team: 'b16-alfa', points: -3 }])
  })

  it('keeps reports with a match whose id the file changes', async () => {
    await playGroup()
    await write(replaced(['m1;', 'n1;']))
    expect((await matches()).get('n1')).toMatchObject({ home_score: 9, revision: expect.any(Number) })
    const events = await base.db.selectFrom('match_event').select('match_id').execute()
    expect(events.map(({ match_id }) => match_id).toSorted()).toEqual(['m2', 'm3', 'n1'])
  })
})
