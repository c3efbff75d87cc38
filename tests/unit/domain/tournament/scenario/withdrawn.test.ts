import { expect, test } from 'vitest'
import { reportOfWithdrawal } from '../../../../../src/domain/desk/after-withdrawal.ts'
import { resultOf, withResult } from '../../../../../src/domain/desk/match-result.ts'
import { resultAfter } from '../../../../../src/domain/desk/result-after.ts'
import type { Match } from '../../../../../src/domain/tournament/match.ts'
import { leaderOf } from '../../../../../src/domain/tournament/outcome.ts'
import { placesIn } from '../../../../../src/domain/tournament/scenario/ending.ts'
import { scenariosOf } from '../../../../../src/domain/tournament/scenario/scenarios.ts'
import { divisionStandings } from '../../../../../src/domain/tournament/standings.ts'
import { WITHDRAWAL_RULES, type Withdrawal } from '../../../../../src/domain/tournament/withdrawal.ts'
import { inEachLanguage } from '../../../../../src/i18n/service-text.ts'
import { clubTeam } from '../../builders.ts'
import { type Cup, randomEnd, randomGroup, randomNumbers } from './random-group.ts'
import { lies } from './sentences-held.ts'

/** The group once one of its teams has withdrawn. */
function leave({ division, category }: Cup, teamId: string, withdrawal: Withdrawal): Cup {
  const matches = division.matches.map((match) => {
    const before = { ...match, result: resultOf(match), isKnockOut: false, isHidden: false }
    const report = reportOfWithdrawal(
      before,
      new Map([[teamId, withdrawal]]),
      inEachLanguage('withdrawn.reason'),
    )
    return report ? withResult(match, resultAfter(before, report)) : match
  })
  const after = { ...division, matches }
  const teams = division.teamIds.map((id) => clubTeam(id, id === teamId ? { withdrawn: withdrawal } : {}))
  return { division: after, category: { ...category, teams, divisions: [after] } }
}

test.each(WITHDRAWAL_RULES)('no claim fails in a group that a team has left under the rule %s', (rule) => {
  const random = randomNumbers(rule.length)
  let said = 0
  for (let round = 0; round < 60; round += 1) {
    const cup = randomGroup(random, { teams: 4 + random(3), open: 1 + random(4) })
    const gone = cup.division.teamIds[random(cup.division.teamIds.length)] ?? ''
    const { division, category } = leave(cup, gone, { rule, reason: null })
    const scenarios = scenariosOf(division, category)
    expect(divisionStandings(division, category).rows.map(({ teamId }) => teamId)).not.toContain(gone)
    if (!scenarios) continue
    const { group } = scenarios
    expect(scenarios.needs(gone)).toEqual([])
    said += group.teamIds.flatMap((teamId) => scenarios.needs(teamId)).length
    for (let again = 0; again < 20; again += 1) {
      const ending = group.open.map(() => randomEnd(random))
      expect(lies(scenarios, ending)).toEqual([])
      const ends = new Map(group.open.map(({ match }, at) => [match.id, ending[at]]))
      const matches = division.matches.map((match): Match => {
        const end = ends.get(match.id)
        if (!end) return match
        const winner = end.winner ?? leaderOf(end.score)
        const { winner: paper, score } = end
        if (paper) return withResult(match, { ...resultOf(match), state: 'walkover', score, winner })
        return withResult(match, { ...resultOf(match), state: 'finished', score })
      })
      const over = { ...division, matches }
      const { rows } = divisionStandings(over, { ...category, divisions: [over] })
      expect(rows.map(({ teamId }) => teamId)).not.toContain(gone)
      for (const { teamId, rank } of rows) {
        const { best, worst } = placesIn(group, ending, group.teamIds.indexOf(teamId))
        expect([best <= rank, rank <= worst]).toEqual([true, true])
      }
    }
  }
  expect(said).toBeGreaterThan(60)
})
