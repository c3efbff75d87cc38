import { describe, expect, test } from 'vitest'
import { newsOf } from '../../../../src/domain/live/news.ts'
import { presentMatch } from '../../../../src/domain/presentation/match-presentation.ts'
import { saysAbsent, saysBothLose } from '../../../../src/domain/tournament/both-lose-words.ts'
import { resultFor } from '../../../../src/domain/tournament/form.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { withNobody } from '../../../../src/domain/tournament/nobody.ts'
import { divisionStandings } from '../../../../src/domain/tournament/standings.ts'
import { editionStatistics } from '../../../../src/domain/tournament/statistics.ts'
import { teamRecord } from '../../../../src/domain/tournament/team-record.ts'
import { category, clubTeam, finished, group, placeholder, scheduled, team, walkover } from '../builders.ts'

const both: Match = { ...walkover('A', 'B', null, null), bothLose: true } as Match
const own = category({ teams: ['A', 'B', 'C'].map((id) => clubTeam(id)) })

describe('a match to which nobody came', () => {
  test('is a defeat of both, without points and goals, whatever a win or a bonus gives', () => {
    const rule = {
      points: { won: 3, tied: 1, lost: 0, bonus: [{ for: 'shut-out' as const, points: 1 }] },
      chain: ['goal-difference' as const],
    }
    const matches = [both, finished('A', 'C', 4, 6), finished('B', 'C', 2, 3)]
    const division = group({ teamIds: ['A', 'B', 'C'], matches })
    const { rows } = divisionStandings(division, { ...own, ranking: rule, divisions: [division] })
    expect(
      rows.map(({ teamId, played, won, tied, lost, points, goalsFor, goalsAgainst }) =>
        [teamId, played, won, tied, lost, points, goalsFor, goalsAgainst].join(' '),
      ),
    ).toEqual(['C 2 2 0 0 6 9 6', 'B 2 0 0 2 0 2 3', 'A 2 0 0 2 0 4 6'])
  })

  test('is lost in the form and the record of both, and no walkover that anybody won', () => {
    for (const id of ['A', 'B']) {
      expect(resultFor(both, id)).toBe('lost')
      expect(teamRecord([both], id)).toMatchObject({ played: 1, lost: 1, tied: 0, goalsFor: 0 })
    }
    const categories = [{ ...own, divisions: [group({ matches: [both, walkover('A', 'C', null, 'home')] })] }]
    expect(editionStatistics({ categories }).walkovers).toBe(1)
  })

  test('is shown by its word, without a score, and told as such', () => {
    expect(presentMatch(both)).toMatchObject({ badge: 'both-lose', score: null, emphasised: null })
    expect(newsOf(scheduled(team('A'), team('B')), both)).toBe('both-lose')
  })

  test.each(['both lose', 'Double walkover', 'båda uteblev', 'Dubbel WO', 'begge'])('%s says so', (word) => {
    expect(saysBothLose(word)).toBe(true)
    expect(saysAbsent(word)).toBe(false)
  })

  test.each(['no-show', 'Uteblev'])('%s alone does not say who', (word) => {
    expect([saysBothLose(word), saysAbsent(word)]).toEqual([false, true])
  })
})

describe('a match without an opponent', () => {
  const final = { ...walkover('A', 'B', null, 'away'), home: placeholder('Winner of 1/2 #1') } as Match

  test('says which side stays empty, and is no win for the other', () => {
    expect(withNobody(final).home).toMatchObject({ isNobody: true })
    expect(resultFor(withNobody(final), 'B')).toBeNull()
  })

  test('is told from a walkover whose teams are known, and from one against a team without an id', () => {
    const known = walkover('A', 'B', null, 'away')
    expect(withNobody(known)).toBe(known)
    expect(withNobody({ ...final, home: placeholder('IK Example') } as Match).home).toEqual(
      placeholder('IK Example'),
    )
  })
})

test('a match that a jury decided shows its walkover, and what was played beside it', () => {
  const decided = {
    ...walkover('A', 'B', { home: 10, away: 0 }, 'home'),
    stood: { home: 12, away: 14 },
  } as Match
  expect(presentMatch(decided)).toMatchObject({
    badge: 'jury',
    score: { home: 10, away: 0 },
    stood: { home: 12, away: 14 },
  })
  expect(newsOf(finished('A', 'B', 12, 14), decided)).toBe('corrected')
})
