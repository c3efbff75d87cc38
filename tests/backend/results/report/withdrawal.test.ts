import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeCup } from '../../../../src/backend/results/write-edition.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../../support/databases.ts'
import { ask } from '../ask.ts'
import { cup, edition2026, match, played } from '../cup-builder.ts'
import { OPERATOR_KEY, openDesk } from './desk.ts'

const teams = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: `IK ${id.toUpperCase()}` }))
const group = (matches: readonly object[], more: object = {}) => ({
  id: 'groups',
  name: 'Gruppspel',
  type: 'conference',
  divisions: [
    { id: 'g', name: { en: 'Group 1', sv: 'Grupp 1' }, teams: ['a', 'b', 'c', 'd'], matches, ...more },
  ],
})
const knockOut = (matches: readonly object[]) => ({
  id: 'playoff',
  name: 'Slutspel',
  type: 'playoff',
  divisions: [{ id: 'p', name: 'A', matches }],
})
const final = (home: string, away: string) => ({
  id: 'f',
  home: { placeholder: home },
  away: { placeholder: away },
  round: { name: 'Final', rank: 0, index: 1 },
})
const semifinal = (index: number, home: string, away: string) =>
  match(`s${index}`, home, away, { round: { name: 'Semifinal', rank: 1, index } })

/** Two rounds of a group of four, the last of which is still to be played; its first two play the final. */
const ROUNDS = [
  group([
    played('m1', 'a', 'b', [12, 10]),
    played('m2', 'c', 'd', [9, 8]),
    played('m3', 'a', 'd', [14, 3]),
    played('m4', 'b', 'c', [7, 7]),
    match('m5', 'a', 'c', { state: 'cancelled' }),
    match('m6', 'b', 'd'),
  ]),
  knockOut([final('1:an i Grupp 1', '2:an i Grupp 1')]),
]
const SEMIFINALS = [
  knockOut([semifinal(1, 'a', 'b'), semifinal(2, 'c', 'd'), final('Winner of 1/2 #1', 'Winner of 1/2 #2')]),
]

describeOnBoth('a team that withdraws', (engine) => {
  let base: OpenTestDatabase
  let desk: ReturnType<typeof openDesk>
  beforeEach(async () => {
    base = await openTestDatabase(engine)
    desk = openDesk(base.db)
  })
  afterEach(() => base.dispose())

  const begin = (stages: readonly object[], ranking?: object) =>
    writeCup(base.db, cup(edition2026({ featured: [] }, { teams, stages, ...(ranking && { ranking }) })))

  async function change(
    kind: 'withdraw' | 'reinstate',
    teamId: string,
    withdrawal?: object,
    key = OPERATOR_KEY,
  ) {
    const [type, value] = withdrawal
      ? [', $withdrawal: WithdrawalReport', ', withdrawal: $withdrawal']
      : ['', '']
    const of = 'cupId: "test-cup", tournamentId: "t2026", categoryId: "b14"'
    const response = await desk.app.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({
        query: `mutation Change($teamId: ID!${type}) { ${kind}(${of}, teamId: $teamId${value}) { revision changed left } }`,
        variables: { teamId, withdrawal },
      }),
    })
    const { data, errors } = await response.json()
    return { change: data?.[kind] ?? null, error: errors?.[0] ?? null }
  }

  async function read() {
    const { category } = await ask(
      base.db,
      `{ category(cupId: "test-cup", tournamentId: "t2026", categoryId: "b14") {
        teams { id withdrawn { rule reason { en sv } } }
        divisions {
          teamtable { teamId rank played points }
          matches { id homeTeamName awayTeamName homeScore awayScore status isWalkover isFinished winner reason { en sv } }
        } } }`,
    )
    type Shown = Record<'id' | 'homeTeamName' | 'awayTeamName' | 'status', string> & Record<string, unknown>
    const matches: Shown[] = category.divisions.flatMap((one: { matches: Shown[] }) => one.matches)
    return {
      teams: category.teams,
      table: category.divisions[0].teamtable.map(
        (row: { teamId: string; rank: number; points: number; played: number }) =>
          `${row.rank} ${row.teamId}: ${row.points} of ${row.played}`,
      ),
      of: (id: string) => matches.find((one) => one.id === id),
      told: Object.fromEntries(
        matches.map(({ id, status, isWalkover, winner, isFinished }) => [
          id,
          status ?? (isWalkover ? `won by ${winner}` : isFinished ? 'finished' : 'to come'),
        ]),
      ),
    }
  }

  it('between two rounds counts in no figure, and its group is decided without it', async () => {
    await begin(ROUNDS)
    const { change: made } = await change('withdraw', 'd', { reasonSv: 'magsjuka' })
    expect(made).toMatchObject({ changed: ['m2', 'm3', 'm6'], left: [] })
    const after = await read()
    expect(after.table).toEqual(['1 a: 2 of 1', '2 c: 1 of 1', '3 b: 1 of 2'])
    expect(after.told).toMatchObject({ m1: 'finished', m2: 'annulled', m3: 'annulled', m6: 'cancelled' })
    expect(after.of('m6')?.reason).toEqual({
      en: 'The team has withdrawn: magsjuka',
      sv: 'Laget har dragit sig ur: magsjuka',
    })
    expect(after.of('m3')).toMatchObject({ homeScore: 14, awayScore: 3 })
    expect(after.of('f')).toMatchObject({ homeTeamName: 'IK A', awayTeamName: 'IK C' })
    expect(after.teams[3]).toMatchObject({ withdrawn: { rule: 'annul', reason: { en: 'magsjuka' } } })
    const { matches } = await desk.feed('?since=0')
    expect(matches.map(({ id }: { id: string }) => id).sort()).toEqual(['f', 'm2', 'm3', 'm6'])
  })

  it.each([
    ['keep-played', ['1 a: 4 of 2', '2 b: 3 of 3', '3 c: 3 of 2'], { m2: 'finished', m6: 'won by HOME' }],
    [
      'all-walkovers',
      ['1 a: 4 of 2', '2 c: 3 of 2', '3 b: 3 of 3'],
      { m2: 'won by HOME', m3: 'won by HOME' },
    ],
  ])('follows the rule %s where it is given', async (rule, table, told) => {
    await begin(ROUNDS)
    await change('withdraw', 'd', { rule })
    const after = await read()
    expect(after.table).toEqual(table)
    expect(after.told).toMatchObject(told)
  })

  it('takes no place that leads on, however many points it had', async () => {
    await begin(ROUNDS)
    await change('withdraw', 'a', { rule: 'keep-played' })
    await desk.report('m6', { kind: 'END', homeScore: 9, awayScore: 3 })
    const after = await read()
    expect(after.table).toEqual(['1 b: 3 of 3', '2 c: 3 of 2', '3 d: 0 of 3'])
    expect(after.of('f')).toMatchObject({ homeTeamName: 'IK B', awayTeamName: 'IK C' })
  })

  it('follows the rule of its class where none is given', async () => {
    await begin(ROUNDS, {
      points: { won: 2, tied: 1, lost: 0 },
      chain: ['goal-difference'],
      withdrawals: 'keep-played',
    })
    await change('withdraw', 'd')
    expect((await read()).told).toMatchObject({ m2: 'finished', m3: 'finished', m6: 'won by HOME' })
  })

  it('is reinstated: its matches are what they were, but for one that was reported since', async () => {
    await begin(ROUNDS)
    const before = await read()
    await change('withdraw', 'd')
    await desk.report('m2', { kind: 'CORRECTION', state: 'FINISHED', homeScore: 5, awayScore: 4 })
    const { change: made } = await change('reinstate', 'd')
    expect(made).toMatchObject({ changed: ['m6', 'm3'], left: ['m2'] })
    const after = await read()
    expect(after.told).toEqual(before.told)
    expect(after.of('m3')).toEqual(before.of('m3'))
    expect(after.of('m2')).toMatchObject({ homeScore: 5, awayScore: 4 })
    expect(after.of('f')).toMatchObject({ homeTeamName: '1:an i Grupp 1', awayTeamName: '2:an i Grupp 1' })
    expect(after.teams[3].withdrawn).toBeNull()
  })

  it('in a play-off lets its opponent go on, and comes back while the next match has not begun', async () => {
    await begin(SEMIFINALS)
    await change('withdraw', 'a')
    const after = await read()
    expect(after.told).toMatchObject({ s1: 'won by AWAY', f: 'to come' })
    expect(after.of('f')).toMatchObject({ homeTeamName: 'IK B' })
    await change('reinstate', 'a')
    expect((await read()).of('f')).toMatchObject({ homeTeamName: 'Winner of 1/2 #1' })
    await change('withdraw', 'a')
    await desk.report('s2', { kind: 'END', homeScore: 5, awayScore: 3 })
    await desk.report('f', { kind: 'START' })
    const { error } = await change('reinstate', 'a')
    expect(error.message).toContain('which has begun')
    expect((await read()).told).toMatchObject({ s1: 'won by AWAY' })
  })

  it('waits for an opponent that is not known yet, who then has won', async () => {
    await begin(SEMIFINALS)
    await desk.report('s1', { kind: 'END', homeScore: 5, awayScore: 3 })
    await change('withdraw', 'a')
    expect((await read()).told).toMatchObject({ s1: 'finished', f: 'to come' })
    const { report } = await desk.report('s2', { kind: 'END', homeScore: 2, awayScore: 3 })
    const after = await read()
    expect(after.told).toMatchObject({ s1: 'finished', f: 'won by AWAY' })
    expect(after.of('f')).toMatchObject({ homeTeamName: 'IK A', awayTeamName: 'IK D' })
    const feed = await desk.feed('?since=0')
    expect(report.revision).toMatch(new RegExp(`\\.${feed.revision}$`))
  })

  it('after a group keeps its place there, because the group decided who goes on', async () => {
    const [groups = {}] = ROUNDS
    await begin([groups, knockOut([match('f', 'a', 'c', { round: { rank: 0, index: 1 } })])])
    await desk.report('m6', { kind: 'END', homeScore: 3, awayScore: 3 })
    const { table } = await read()
    await change('withdraw', 'a')
    const after = await read()
    expect(after.table).toEqual(table)
    expect(after.told).toMatchObject({ m1: 'finished', f: 'won by AWAY' })
  })

  it('comes back to a match that its opponent has left since', async () => {
    await begin(SEMIFINALS)
    await change('withdraw', 'a')
    await change('reinstate', 'a')
    await change('withdraw', 'b')
    await change('withdraw', 'a')
    expect((await read()).told).toMatchObject({ s1: 'won by HOME' })
    await change('reinstate', 'b')
    expect((await read()).told).toMatchObject({ s1: 'won by AWAY' })
  })

  it('is refused while it plays, twice, without a key, by an unknown rule and for an unknown team', async () => {
    await begin(ROUNDS)
    await desk.report('m6', { kind: 'START' })
    const playing = await change('withdraw', 'd')
    expect(playing.error).toMatchObject({
      message: expect.stringContaining('plays now'),
      extensions: { code: 'INVALID' },
    })
    expect((await read()).told).toMatchObject({ m2: 'finished', m3: 'finished' })
    await change('withdraw', 'a')
    expect((await change('withdraw', 'a')).error.message).toContain('withdrawn already')
    expect((await change('reinstate', 'b')).error.message).toContain('has not withdrawn')
    expect((await change('withdraw', 'c', undefined, 'wrong')).error.extensions.code).toBe('UNAUTHORIZED')
    expect((await change('withdraw', 'c', { rule: 'forget' })).error.extensions).toMatchObject({
      field: 'rule',
    })
    expect((await change('withdraw', 'x')).error.extensions.code).toBe('NOT_FOUND')
  })
})
