import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../../../../src/backend/database/connect.ts'
import { ReportRefusal } from '../../../../src/backend/results/refusal.ts'
import type { ReportResponse } from '../../../../src/backend/results/report/report-match.ts'
import { LiveResults } from '../../../../src/backend/results/service/live-results.ts'
import { writeCup } from '../../../../src/backend/results/write-edition.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../../support/databases.ts'
import { cup, edition2026, match } from '../cup-builder.ts'

const TEAMS = ['a', 'b', 'c', 'd']
const GROUP = [
  ['m1', 'a', 'b'],
  ['m2', 'c', 'd'],
  ['m3', 'a', 'c'],
  ['m4', 'b', 'd'],
] as const

/** Two semifinals whose teams are known, and a final whose teams are not known yet. */
const BRACKET = [
  match('s1', 'a', 'b', { round: { rank: 1, index: 1 } }),
  match('s2', 'c', 'd', { round: { rank: 1, index: 2 } }),
  {
    id: 'f',
    home: { placeholder: 'Winner of 1/2 #1' },
    away: { placeholder: 'Winner of 1/2 #2' },
    round: { rank: 0, index: 1 },
  },
]

const document = () =>
  cup(
    edition2026(
      { featured: ['m1', 'm2'] },
      {
        teams: TEAMS.map((id) => ({ id, name: id })),
        stages: [
          {
            id: 'g',
            name: 'Gruppspel',
            type: 'league',
            divisions: [
              {
                id: 'g1',
                name: '1',
                teams: TEAMS,
                matches: GROUP.map(([id, home, away]) => match(id, home, away)),
              },
            ],
          },
          { id: 'p', name: 'A', type: 'playoff', divisions: [{ id: 'p1', name: 'A', matches: BRACKET }] },
        ],
      },
    ),
  )

const NO_CONNECTION_YET = 'timeout exceeded when trying to connect'

const goals = fc.nat(20)
const reports = fc.array(
  fc.record({
    matchId: fc.constantFrom('m1', 'm2', 'm3', 'm4', 's1', 's2', 'f'),
    writer: fc.nat(2),
    values: fc.oneof(
      fc.record({ kind: fc.constantFrom('START') }),
      fc.record({
        kind: fc.constantFrom('SCORE', 'END', 'CORRECTION', 'HALF_TIME'),
        homeScore: goals,
        awayScore: goals,
      }),
      fc.record({ kind: fc.constant('CORRECTION'), state: fc.constantFrom('SCHEDULED', 'LIVE', 'FINISHED') }),
      fc.record({ kind: fc.constant('WALKOVER'), winner: fc.constantFrom('HOME', 'AWAY') }),
    ),
    again: fc.boolean(),
  }),
  { minLength: 10, maxLength: 40 },
)

describeOnBoth('reports from several desks at the same time', (engine) => {
  let base: OpenTestDatabase
  let others: ReturnType<typeof openDatabase>[]
  beforeEach(async () => {
    base = await openTestDatabase(engine)
    // SQLite has one process that writes; PostgreSQL as many as there are.
    others =
      engine === 'SQLite'
        ? []
        : [openDatabase({ database: base.target }), openDatabase({ database: base.target })]
  })
  afterEach(async () => {
    for (const other of others) await other.destroy()
    await base.dispose()
  })

  it('leave one story: each taken report one revision, one event, and a bracket that follows from the results', async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(reports, async (list) => {
        run += 1
        await writeCup(base.db, document(), { reports: 'discard' })
        const desks = [base.db, ...others].map((db) => new LiveResults(db))
        const before = await edition()
        const sent = list.flatMap(({ matchId, writer, values, again }, index) => {
          const report = { key: `run-${run}-report-${index}`, ...values }
          const request = { cupId: 'test-cup', tournamentId: 't2026', matchId, report }
          const send = (): Promise<ReportResponse | null> =>
            (desks[writer % desks.length] ?? new LiveResults(base.db))
              .report(request)
              .catch((error: unknown) => {
                if (error instanceof ReportRefusal) return null
                // As a desk does when the service is busy: on a slow machine, sixty reports outlast the wait of the last.
                if (error instanceof Error && error.message === NO_CONNECTION_YET) return send()
                throw error
              })
          return again ? [send(), send()] : [send()]
        })
        // A fault must not leave reports under way that the next run would meet.
        await Promise.allSettled(sent)
        const answers = await Promise.all(sent)
        const taken = answers.filter((answer) => answer && !answer.repeated)
        const events = await base.db.selectFrom('match_event').selectAll().orderBy('revision').execute()
        const after = await edition()
        expect(events.map(({ revision }) => revision)).toEqual(
          taken.map((_, index) => before.revision + index + 1),
        )
        expect(after.revision).toBe(before.revision + taken.length)
        expect(new Set(taken.map((answer) => answer?.revision)).size).toBe(taken.length)
        const rows = await base.db.selectFrom('match').selectAll().execute()
        const row = (id: string) => rows.find((one) => one.id === id)
        for (const [semifinal, side] of [
          ['s1', 'home_team_id'],
          ['s2', 'away_team_id'],
        ] as const)
          expect(row('f')?.[side] ?? null).toBe(winner(row(semifinal)))
        for (const one of rows) {
          const last = events.findLast(({ match_id }) => match_id === one.id)
          if (last && one.id !== 'f') expect(one.revision).toBe(last.revision)
          expect(one.revision).toBeLessThanOrEqual(after.revision)
        }
      }),
      { numRuns: 12 },
    )
  })

  const edition = () => base.db.selectFrom('edition').select('revision').executeTakeFirstOrThrow()
})

interface Semifinal {
  readonly state: string
  readonly winner: string | null
  readonly home_score: number | null
  readonly away_score: number | null
  readonly home_team_id: string | null
  readonly away_team_id: string | null
}

function winner(row: Semifinal | undefined): string | null {
  if (row === undefined || (row.state !== 'finished' && row.state !== 'walkover')) return null
  const home = row.winner ? row.winner === 'home' : (row.home_score ?? 0) > (row.away_score ?? 0)
  return home ? row.home_team_id : row.away_team_id
}
