import { describe, expect, test } from 'vitest'
import { reportOfWithdrawal } from '../../../../src/domain/desk/after-withdrawal.ts'
import { resultOf } from '../../../../src/domain/desk/match-result.ts'
import { liveTable } from '../../../../src/domain/live/live-table.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { placesAhead } from '../../../../src/domain/tournament/scenario/places-ahead.ts'
import { scenariosOf } from '../../../../src/domain/tournament/scenario/scenarios.ts'
import { divisionStandings } from '../../../../src/domain/tournament/standings.ts'
import { editionStatistics } from '../../../../src/domain/tournament/statistics.ts'
import { WITHDRAWAL_RULES, type WithdrawalRule } from '../../../../src/domain/tournament/withdrawal.ts'
import type { Withdrawn } from '../../../../src/domain/tournament/withdrawn.ts'
import { inEachLanguage } from '../../../../src/i18n/service-text.ts'
import {
  bye,
  calledOff,
  category,
  clubTeam,
  finished,
  group,
  live,
  placeholder,
  scheduled,
  team,
  walkover,
} from '../builders.ts'

const TEAMS = ['A', 'B', 'C', 'D']
const gone = (rule: WithdrawalRule): Withdrawn =>
  new Map([['D', { rule, reason: { en: 'flu', sv: 'influensa' } }]])
const follow = (match: Match, rule: WithdrawalRule, isKnockOut = false, withdrawn = gone(rule)) =>
  reportOfWithdrawal(
    { ...match, result: resultOf(match), isKnockOut, isHidden: false },
    withdrawn,
    inEachLanguage('withdrawn.reason'),
  )

describe('a match of a team that withdraws', () => {
  test.each([
    ['annul', 'cancel', 'annul', 'annul', 'annul'],
    ['keep-played', 'walkover', null, 'walkover', null],
    ['all-walkovers', 'walkover', 'walkover', 'walkover', 'walkover'],
  ] as const)('follows the rule %s in a group', (rule, open, played, abandoned, won) => {
    const kindOf = (match: Match) => follow(match, rule)?.kind ?? null
    expect(kindOf(scheduled(team('A'), team('D')))).toBe(open)
    expect(kindOf(calledOff(team('A'), team('D'), 'postponed'))).toBe(open)
    expect(kindOf(finished('D', 'A', 9, 8))).toBe(played)
    expect(kindOf(calledOff(team('A'), team('D'), 'abandoned'))).toBe(abandoned)
    expect(kindOf(walkover('D', 'A', null, 'home'))).toBe(won)
  })

  test.each(WITHDRAWAL_RULES)('is won by the opponent in a knock-out under the rule %s', (rule) => {
    expect(follow(scheduled(team('D'), team('A')), rule, true)).toMatchObject({
      kind: 'walkover',
      winner: 'away',
    })
    expect(follow(finished('D', 'A', 9, 8), rule, true)).toBeNull()
    expect(follow(scheduled(team('D'), placeholder('Winner of 1/2 #2')), rule, true)).toBeNull()
    expect(follow(scheduled(team('D'), bye), rule, true)).toBeNull()
  })

  test.each(WITHDRAWAL_RULES)('changes no further once it follows the rule %s', (rule) => {
    for (const match of [
      calledOff(team('A'), team('D'), 'cancelled'),
      calledOff(team('A'), team('D'), 'annulled'),
      walkover('D', 'A', { home: 0, away: 10 }, 'away'),
      finished('A', 'B', 9, 8),
    ])
      if (rule !== 'annul' || match.kind !== 'walkover') expect(follow(match, rule)).toBeNull()
  })

  test('has no winner if both teams withdrew', () => {
    const both: Withdrawn = new Map([...gone('keep-played'), ['A', { rule: 'annul' as const, reason: null }]])
    expect(follow(scheduled(team('D'), team('A')), 'annul', true, both)?.kind).toBe('cancel')
  })

  test('says why, and is refused while it is played', () => {
    expect(follow(scheduled(team('D'), team('A')), 'annul')?.reason).toEqual({
      en: 'The team has withdrawn: flu',
      sv: 'Laget har dragit sig ur: influensa',
    })
    expect(() => follow(live(team('D'), team('A'), null), 'annul')).toThrow('playsNow')
  })
})

/** A played all; D withdrew, and its matches became what the rule says. */
function groupAfter(rule: WithdrawalRule, more = {}) {
  const becomes: Record<WithdrawalRule, Match[]> = {
    annul: [
      calledOff(team('C'), team('D'), 'annulled', { stood: { home: 9, away: 8 } }),
      calledOff(team('A'), team('D'), 'annulled', { stood: { home: 14, away: 3 } }),
      calledOff(team('B'), team('D'), 'cancelled'),
    ],
    'keep-played': [
      finished('C', 'D', 9, 8),
      finished('A', 'D', 14, 3),
      walkover('B', 'D', { home: 10, away: 0 }, 'home'),
    ],
    'all-walkovers': ['C', 'A', 'B'].map((one) => walkover(one, 'D', { home: 10, away: 0 }, 'home')),
  }
  const matches = [finished('A', 'B', 12, 10), finished('B', 'C', 7, 7), ...becomes[rule]]
  const division = group({ teamIds: TEAMS, matches, ...more })
  const teams = TEAMS.map((id) => clubTeam(id, id === 'D' ? { withdrawn: { rule, reason: null } } : {}))
  return { division, own: category({ teams, divisions: [division] }) }
}

const rowsOf = ({ division, own }: ReturnType<typeof groupAfter>) =>
  divisionStandings(division, own).rows.map(
    ({ rank, teamId, points, played }) => `${rank} ${teamId} ${points}/${played}`,
  )

describe('the table of a group that a team has left', () => {
  test.each([
    ['annul', ['1 A 2/1', '2 C 1/1', '3 B 1/2']],
    ['keep-played', ['1 A 4/2', '2 B 3/3', '3 C 3/2']],
    ['all-walkovers', ['1 A 4/2', '2 C 3/2', '3 B 3/3']],
  ] as const)('ranks the others under the rule %s, and names it apart', (rule, rows) => {
    const after = groupAfter(rule)
    expect(rowsOf(after)).toEqual(rows)
    expect([...liveTable(after.division, after.own).withdrawn.keys()]).toEqual(['D'])
  })

  test('counts no carried-over result of it where its results are annulled', () => {
    const carriedOver = [{ matchId: null, homeTeamId: 'A', awayTeamId: 'D', score: { home: 9, away: 8 } }]
    expect(rowsOf(groupAfter('annul', { carriedOver }))).toContain('1 A 2/1')
    expect(rowsOf(groupAfter('keep-played', { carriedOver }))).toContain('1 A 6/3')
  })

  test('closes the gap in a published table, which contradicts nothing', () => {
    const figures = { won: 0, tied: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, teamName: '' }
    const row = (rank: number, teamId: string, points: number, played: number, more: object) => ({
      ...figures,
      ...{ rank, teamId, points, played, ...more },
    })
    const published = [
      row(1, 'A', 2, 1, { won: 1, goalsFor: 12, goalsAgainst: 10 }),
      row(2, 'D', 0, 0, {}),
      row(3, 'C', 1, 1, { tied: 1, goalsFor: 7, goalsAgainst: 7 }),
      row(4, 'B', 1, 2, { tied: 1, lost: 1, goalsFor: 17, goalsAgainst: 19 }),
    ]
    const after = groupAfter('annul', { published })
    expect(rowsOf(after)).toEqual(['1 A 2/1', '2 C 1/1', '3 B 1/2'])
    expect(divisionStandings(after.division, after.own).contradictions).toEqual([])
  })

  test('keeps its row if it had gone on before', () => {
    const { division, own } = groupAfter('keep-played')
    const playoff = group({ id: 'P', kind: 'playoff', matches: [walkover('D', 'A', null, 'away')] })
    const after = { division, own: { ...own, divisions: [division, playoff] } }
    expect(rowsOf(after)).toHaveLength(4)
    expect(divisionStandings(division, after.own).withdrawn.size).toBe(0)
  })

  test('says nothing of what it can reach, and counts it as no team', () => {
    const { division, own } = groupAfter('annul')
    const matches = [...division.matches, scheduled(team('A'), team('C'))]
    const open = { ...division, matches }
    const final = group({
      id: 'P',
      kind: 'playoff',
      matches: [scheduled(placeholder('1:an i Grupp 1'), placeholder('2:an i Grupp 1'), { divisionId: 'P' })],
    })
    const after = { ...own, divisions: [open, final] }
    const scenarios = scenariosOf(open, after)
    expect(scenarios?.group.teamIds).toEqual(['A', 'B', 'C'])
    expect(scenarios?.needs('D')).toEqual([])
    expect(placesAhead(open, after, 'D')).toEqual([])
    expect(placesAhead(open, after, 'A')).not.toEqual([])
    expect(editionStatistics({ categories: [own] }).byNation).toEqual([{ key: 'se', teams: 3 }])
  })

  test('makes no claim while a match of it is still to come', () => {
    const { division, own } = groupAfter('annul')
    const open = { ...division, matches: [...division.matches, scheduled(team('A'), team('D'))] }
    expect(scenariosOf(open, { ...own, divisions: [open] })).toBeNull()
  })
})
