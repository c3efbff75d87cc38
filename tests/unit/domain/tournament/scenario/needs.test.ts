import { describe, expect, it } from 'vitest'
import type { Division } from '../../../../../src/domain/tournament/edition.ts'
import type { Match } from '../../../../../src/domain/tournament/match.ts'
import type { RankingCriterion } from '../../../../../src/domain/tournament/ranking.ts'
import { marksOf } from '../../../../../src/domain/tournament/scenario/marks.ts'
import { scenariosOf } from '../../../../../src/domain/tournament/scenario/scenarios.ts'
import {
  category,
  finished,
  group,
  live,
  placeholder,
  scheduled,
  team,
  unreported,
  walkover,
} from '../../builders.ts'

const BETWEEN: readonly RankingCriterion[] = ['head-to-head-points', 'head-to-head-goal-difference', 'lots']
const GOALS: readonly RankingCriterion[] = ['goal-difference', 'goals-scored']
const FIRST = [{ fromRank: 1, toRank: 1, divisionId: 'A' }]

function cup(matches: Match[], more: Partial<Division> = {}, chain = BETWEEN) {
  const division = group({ teamIds: ['X', 'Y', 'Z'], matches, qualification: FIRST, ...more })
  const ranking = { points: { won: 2, tied: 1, lost: 0 }, chain }
  return { division, category: category({ ranking, divisions: [division] }) }
}
function needs(teamId: string, ...of: Parameters<typeof cup>) {
  const { division, category } = cup(...of)
  return scenariosOf(division, category)?.needs(teamId) ?? null
}
const next = scheduled(team('X'), team('Y'))
const own = { kind: 'outcome', match: 0, zone: 0 }

describe('what a team needs', () => {
  it('is a win where both have won', () => {
    const before = [finished('X', 'Z', 3, 1), finished('Y', 'Z', 3, 1)]
    const win = { ...own, outcome: 'win', condition: { kind: 'always' } }
    expect(needs('X', [...before, next])?.[0]).toEqual({ ...win, isNeeded: false })
    expect(needs('Y', [...before, next])?.[0]).toEqual({ ...win, isNeeded: false })
    expect(needs('Z', [...before, next])).toEqual([{ kind: 'decided', zone: 1 }])
  })

  it('is a draw where goals put it before the other', () => {
    const before = [finished('X', 'Z', 9, 1), finished('Y', 'Z', 3, 1)]
    expect(needs('X', [...before, next], {}, GOALS)).toEqual([
      { ...own, outcome: 'draw', condition: { kind: 'always' }, isNeeded: true },
    ])
    expect(needs('Y', [...before, next], {}, GOALS)).toEqual([
      { ...own, outcome: 'win', condition: { kind: 'always' }, isNeeded: true },
    ])
  })

  it('is a margin where goals decide: with one goal less it fails', () => {
    const before = [finished('X', 'Z', 1, 3), finished('Y', 'Z', 9, 1)]
    // If X wins, all teams have two points. Before that match X has −2, Y +8, and Z −6 from both its matches. A win by five
    // puts X and Y level (−2+5 and 8−5), and X has scored less.
    const said = needs('X', [...before, next], {}, GOALS)
    expect(said?.[0]).toMatchObject({ outcome: 'win', isNeeded: true, condition: { kind: 'margin', by: 6 } })
  })

  it('is a goal at least where a walkover without any is too little', () => {
    const before = [finished('Y', 'Z', 1, 3), finished('X', 'Y', 2, 3)]
    const qualification = [{ fromRank: 1, toRank: 2, divisionId: 'A' }]
    const last = scheduled(team('X'), team('Z'))
    // If X wins, all teams have two points. Without another goal X has −1 and two goals, and Y has −1 and four.
    expect(needs('X', [...before, last], { qualification }, GOALS)).toEqual([
      { ...own, outcome: 'win', isNeeded: true, condition: { kind: 'margin', by: 1 } },
    ])
  })

  it('is what another match must not bring', () => {
    const teamIds = ['X', 'Y', 'Z', 'W']
    const before = [
      finished('X', 'Y', 5, 4),
      finished('Z', 'W', 5, 4),
      finished('X', 'Z', 5, 5),
      finished('Y', 'W', 5, 1),
    ]
    const open = [scheduled(team('X'), team('W')), scheduled(team('Z'), team('Y'))]
    // With a win Z reaches five points: more than X after a draw, and level with X after a win, where goals decide.
    const said = needs('X', [...before, ...open], { teamIds }, GOALS)
    expect(said?.map((need) => need.kind === 'outcome' && [need.outcome, need.condition])).toContainEqual([
      'draw',
      { kind: 'may-not', event: { match: 1, outcome: 'win', by: null } },
    ])
    expect(said?.map((need) => need.kind === 'outcome' && [need.outcome, need.condition])).toContainEqual([
      'win',
      { kind: 'unless', events: [{ match: 1, outcome: 'win', by: null }] },
    ])
  })

  it('names the goals by which another match overturns it', () => {
    const teamIds = ['X', 'Y', 'Z', 'W']
    const before = [
      finished('X', 'Y', 15, 4),
      finished('Z', 'W', 5, 4),
      finished('X', 'Z', 5, 5),
      finished('Y', 'W', 5, 1),
      finished('X', 'W', 5, 5),
    ]
    const open = [scheduled(team('Z'), team('Y'))]
    // X stays on 4 points and +11. With a win Z reaches 5 points, and Y reaches 4.
    expect(needs('X', [...before, ...open], { teamIds }, GOALS)).toEqual([
      { kind: 'waits', zone: 0, condition: { kind: 'if', event: { match: 0, outcome: 'draw', by: null } } },
    ])
    const beaten = before.with(1, finished('Z', 'W', 4, 5))
    const byMany = { kind: 'unless', events: [{ match: 0, outcome: 'loss', by: 18 }] }
    expect(needs('X', [...beaten, ...open], { teamIds }, GOALS)).toEqual([
      { kind: 'waits', zone: 0, condition: byMany },
    ])
  })

  it('is told of carried results and walkovers as the table counts them', () => {
    const carriedOver = [{ matchId: null, homeTeamId: 'X', awayTeamId: 'OUT', score: { home: 9, away: 1 } }]
    const before = [walkover('X', 'Z', null, 'home'), finished('Y', 'Z', 3, 1)]
    expect(needs('X', [...before, next], { carriedOver }, GOALS)?.[0]).toMatchObject({
      outcome: 'draw',
      condition: { kind: 'always' },
    })
  })

  it('is the first place where no place leads on', () => {
    const before = [finished('X', 'Z', 3, 1), finished('Y', 'Z', 3, 1)]
    const { division, category } = cup([...before, next], { qualification: [] })
    expect(scenariosOf(division, category)?.group.zones[0]?.goal).toEqual({ kind: 'first' })
    expect(marksOf(division, category).size).toBe(0)
  })

  it('is not told without its premises', () => {
    const before = [finished('X', 'Z', 3, 1)]
    const open = (matches: Match[], more: Partial<Division> = {}) => needs('X', matches, more)
    expect(open([next])).toBeNull()
    expect(open([...before, finished('X', 'Y', 3, 1)])).toBeNull()
    expect(open([...before, next, scheduled(placeholder('TBA'), team('Z'))])).toBeNull()
    expect(open([...before, next, unreported('Y', 'Z')])).toBeNull()
    const row = { played: 1, won: 1, tied: 0, lost: 0, points: 2, goalsFor: 3, goalsAgainst: 1 }
    const published = [{ rank: 1, teamId: 'Z', teamName: 'Z', ...row }]
    expect(open([...before, next], { published })).toBeNull()
    const { division, category: own } = cup([...before, next])
    expect(scenariosOf(division, { ...own, resultsHidden: true })).toBeNull()
  })
})

describe('what is marked in a table', () => {
  it('is what is certain, and what is certain as it stands', () => {
    const { division, category } = cup([
      finished('X', 'Z', 3, 1),
      finished('Y', 'Z', 3, 1),
      live(team('X'), team('Y'), { home: 4, away: 2 }),
    ])
    expect([...marksOf(division, category)]).toEqual([
      ['X', { goal: { kind: 'division', divisionId: 'A' }, isSure: true, asItStands: true }],
      ['Y', { goal: { kind: 'nowhere' }, isSure: false, asItStands: true }],
      ['Z', { goal: { kind: 'nowhere' }, isSure: false, asItStands: false }],
    ])
  })
})
