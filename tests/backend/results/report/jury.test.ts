import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeCup } from '../../../../src/backend/results/write-edition.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../../support/databases.ts'
import { ask } from '../ask.ts'
import { cup, edition2026 } from '../cup-builder.ts'
import { openDesk } from './desk.ts'

/** Four quarter-finals, two semifinals, a final and a match for third place; nothing is played yet. */
function knockout() {
  const seat = (placeholder: string) => ({ placeholder })
  const tie = (id: string, rank: number, index: number, home: object, away: object) => ({
    ...{ id, home, away },
    round: { rank, index },
  })
  const team = (id: string) => ({ team: id })
  const [a, b, c, d] = [team('a'), team('b'), team('c'), team('d')]
  return {
    id: 'playoff',
    name: 'A-Play-off',
    type: 'playoff',
    divisions: [
      {
        id: 'pa',
        name: 'A',
        matches: [
          tie('s1', 1, 1, a, b),
          tie('s2', 1, 2, c, d),
          tie('final', 0, 1, seat('Winner of 1/2 #1'), seat('Winner of 1/2 #2')),
          tie('third', 0, 2, seat('Loser of 1/2 #1'), seat('Loser of 1/2 #2')),
        ],
      },
    ],
  }
}

describeOnBoth('what a jury or an empty field decides', (engine) => {
  let base: OpenTestDatabase
  let desk: ReturnType<typeof openDesk>
  beforeEach(async () => {
    base = await openTestDatabase(engine)
    desk = openDesk(base.db)
    const document = edition2026() as { categories: { stages: object[] }[] }
    document.categories[0]?.stages.splice(1, 1, knockout())
    await writeCup(base.db, cup(document as never))
  })
  afterEach(() => base.dispose())

  const report = async (id: string, values: Readonly<Record<string, unknown>>) => {
    const answer = await desk.report(id, values)
    if (answer.error) throw new Error(answer.error.message)
    return answer.report.match
  }
  const division = async (at: number) => {
    const { category } = await ask(
      base.db,
      `{ category(cupId: "test-cup", tournamentId: "t2026", categoryId: "b14") { divisions {
        teamtable { teamId played won tied lost points goalsWon goalsLost }
        matches { id homeTeamName awayTeamName isWalkover isFinished bothLose winner homeScore } } } }`,
    )
    return category.divisions[at]
  }
  const stands = async () =>
    Object.fromEntries(
      // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the service answered
      (await division(1)).matches.map((one: any) => [
        one.id,
        `${one.homeTeamName} – ${one.awayTeamName}${one.isWalkover ? ` wo ${one.bothLose ? 'both' : one.winner}` : ''}`,
      ]),
    )

  it('gives both teams of a group match a defeat, and no goals', async () => {
    const match = await report('g4', { kind: 'WALKOVER', bothLose: true, reasonEn: 'bus' })
    expect(match).toMatchObject({ isWalkover: true, bothLose: true, homeScore: null, winner: null })
    expect(match).toMatchObject({ isFinished: true, reason: { en: 'bus', sv: 'bus' } })
    const rows = (await division(0)).teamtable
    expect(rows).toContainEqual(
      expect.objectContaining({ teamId: 'b', played: 2, won: 0, lost: 2, points: 0, goalsWon: 7 }),
    )
    expect(rows).toContainEqual(
      expect.objectContaining({ teamId: 'd', played: 2, won: 0, tied: 0, lost: 2, points: 0, goalsWon: 0 }),
    )
  })

  it('lets the other semifinal decide the final and third place, whatever is reported first', async () => {
    await report('s2', { kind: 'END', homeScore: 9, awayScore: 8 })
    await report('s1', { kind: 'WALKOVER', bothLose: true })
    const ended = {
      s1: 'IK Example 1 – IK Example 2 wo both',
      s2: 'Esempio – Nowhere',
      final: 'Winner of 1/2 #1 – Esempio wo AWAY',
      third: 'Loser of 1/2 #1 – Nowhere wo AWAY',
    }
    expect(await stands()).toEqual(ended)
    await report('s1', { kind: 'CORRECTION', state: 'SCHEDULED' })
    await report('s2', { kind: 'CORRECTION', state: 'SCHEDULED' })
    expect(await stands()).toMatchObject({ final: 'Winner of 1/2 #1 – Winner of 1/2 #2' })
    await report('s1', { kind: 'WALKOVER', bothLose: true })
    expect(await stands()).toMatchObject({ final: 'Winner of 1/2 #1 – Winner of 1/2 #2' })
    await report('s2', { kind: 'END', homeScore: 9, awayScore: 8 })
    expect(await stands()).toEqual(ended)
  })

  it('gives the final an opponent again where the match is played after all', async () => {
    await report('s1', { kind: 'WALKOVER', bothLose: true })
    await report('s2', { kind: 'END', homeScore: 9, awayScore: 8 })
    await report('s1', { kind: 'CORRECTION', state: 'FINISHED', homeScore: 3, awayScore: 4 })
    expect(await stands()).toMatchObject({ final: 'IK Example 2 – Esempio', third: 'IK Example 1 – Nowhere' })
    await report('final', { kind: 'START' })
  })

  it('leaves nobody in the final where nobody came to either semifinal', async () => {
    await report('s1', { kind: 'WALKOVER', bothLose: true })
    await report('s2', { kind: 'WALKOVER', bothLose: true })
    expect(await stands()).toMatchObject({ final: 'Winner of 1/2 #1 – Winner of 1/2 #2 wo both' })
  })

  it('keeps the score of a match whose winner is disqualified, and moves the other team on', async () => {
    await report('s1', { kind: 'END', homeScore: 14, awayScore: 12 })
    expect(await stands()).toMatchObject({ final: 'IK Example 1 – Winner of 1/2 #2' })
    const match = await report('s1', { kind: 'DISQUALIFY', side: 'HOME', reasonEn: 'not registered' })
    expect(match).toMatchObject({ isWalkover: true, homeScore: 0, awayScore: 10, winner: 'AWAY' })
    expect(match).toMatchObject({ stood: { home: 14, away: 12 }, reason: { en: 'not registered' } })
    expect(await stands()).toMatchObject({ final: 'IK Example 2 – Winner of 1/2 #2' })
    const again = await report('s1', { kind: 'CORRECTION', state: 'FINISHED' })
    expect(again).toMatchObject({
      isWalkover: false,
      homeScore: 14,
      awayScore: 12,
      stood: null,
      reason: null,
    })
    expect(await stands()).toMatchObject({ final: 'IK Example 1 – Winner of 1/2 #2' })
  })

  it('counts the walkover in a group after a disqualification', async () => {
    await report('g1', { kind: 'DISQUALIFY', side: 'HOME' })
    expect((await division(0)).teamtable).toContainEqual(
      expect.objectContaining({ teamId: 'b', played: 1, won: 1, points: 2, goalsWon: 10, goalsLost: 0 }),
    )
  })

  it('refuses a disqualification that would change a match that has begun, and says which', async () => {
    await report('s1', { kind: 'END', homeScore: 14, awayScore: 12 })
    await report('s2', { kind: 'END', homeScore: 9, awayScore: 8 })
    await report('final', { kind: 'START' })
    const { error } = await desk.report('s1', { kind: 'DISQUALIFY', side: 'HOME' })
    expect(error?.message).toMatch(/change who plays match final, which has begun with IK Example 1/)
    expect(await stands()).toMatchObject({
      s1: 'IK Example 1 – IK Example 2',
      final: 'IK Example 1 – Esempio',
    })
  })

  it.each([
    ['s1', { kind: 'WALKOVER' }, 'winner'],
    ['s1', { kind: 'WALKOVER', bothLose: true, winner: 'HOME' }, 'winner'],
    ['s1', { kind: 'WALKOVER', bothLose: true, homeScore: 0, awayScore: 0 }, 'homeScore'],
    ['s1', { kind: 'DISQUALIFY', side: 'HOME' }, 'kind'],
    ['g3', { kind: 'DISQUALIFY', side: 'HOME' }, 'kind'],
    ['g2', { kind: 'DISQUALIFY', side: 'HOME' }, 'kind'],
    ['g1', { kind: 'DISQUALIFY' }, 'side'],
    ['g1', { kind: 'DISQUALIFY', side: 'HOME', winner: 'AWAY' }, 'winner'],
    ['g1', { kind: 'END', homeScore: 1, awayScore: 0, bothLose: true }, 'bothLose'],
  ])('%s refuses %j', async (id, values, field) => {
    const { error } = await desk.report(id, values)
    expect(error?.extensions).toMatchObject({ code: 'INVALID', field })
  })
})
