import type { Category, Division } from '../edition.ts'
import { playable } from '../edition-index.ts'
import { type Match, scoreOf } from '../match.ts'
import { isToCome } from '../match-progress.ts'
import { SIDES, teamIdOf } from '../outcome.ts'
import { countsPenalties } from '../points-rule.ts'
import type { RankingRule } from '../ranking.ts'
import type { FairPlay } from '../ranking-key.ts'
import { isReplaced } from '../replays.ts'
import { countedResults, divisionStandings, tableTeams } from '../standings.ts'
import { type GivenPoints, NO_TALLY, type Result, type Tally, tallyOf } from '../tally.ts'
import { type Zone, zonesOf } from './zones.ts'

/** With more matches to come nearly everything is possible, and finding the exceptions costs too much. */
const MOST_OPEN = 8
/** The same if penalties after a draw give points of their own: a match then ends in five ways rather than three. */
const MOST_OPEN_ON_PENALTIES = 5

/** A match to come, with the positions of its teams in the group. */
export interface OpenMatch {
  readonly match: Match
  readonly home: number
  readonly away: number
}

/** A group that is not over: the results that count already, and the matches to come. */
export interface OpenGroup {
  readonly teamIds: readonly string[]
  readonly results: readonly Result[]
  /** The tallies of `results`, with what a jury gave or took, by position of the team. */
  readonly tallies: readonly Readonly<Tally>[]
  readonly open: readonly OpenMatch[]
  readonly rule: RankingRule
  readonly lots: readonly string[]
  readonly fairPlay: readonly FairPlay[]
  readonly adjustments: readonly GivenPoints[]
  readonly zones: readonly Zone[]
}

/**
 * Returns a group about which claims can be made; null if no result counts yet, if no match or too many are to come, or if a
 * premise does not hold: a team is not known or has withdrawn, a result was never reported, nobody decided on an abandoned match, or the
 * matches contradict the published table. Under a rule with bonus points the outcomes do not tell the points, so no claim is
 * made.
 *
 * @param asItStands live matches count with their current score, and are not to come
 */
export function openGroup(division: Division, category: Category, asItStands: boolean): OpenGroup | null {
  const matches = playable(division.matches)
  const hasKnownState = (match: Match) =>
    match.kind !== 'unreported' && match.kind !== 'hidden' && !isUndecided(match, matches)
  const standings = divisionStandings(division, category)
  const { withdrawn } = standings
  const isKnown = (match: Match) =>
    SIDES.every((side) => match[side].kind === 'team' && !withdrawn.has(teamIdOf(match[side]) ?? ''))
  const settled = asItStands ? matches.filter((match) => match.kind === 'live' && scoreOf(match)) : []
  const toCome = matches.filter(isToCome)
  const open = toCome.filter((match) => !settled.includes(match))
  const { points } = category.ranking
  const mostOpen = countsPenalties(points) ? MOST_OPEN_ON_PENALTIES : MOST_OPEN
  if ((open.length === 0 && settled.length === 0) || open.length > mostOpen || points.bonus?.length)
    return null
  if (!matches.every(hasKnownState) || !toCome.every(isKnown)) return null
  if (standings.contradictions.length > 0) return null

  const teamIds = tableTeams(division, withdrawn)
  const zones = zonesOf(division, category, teamIds.length)
  if (!zones) return null
  const results = [...countedResults(division, withdrawn), ...settled.flatMap(asResult)]
  if (results.length === 0) return null
  const adjustments = division.adjustments ?? []
  const tallies = tallyOf(teamIds, results, points, adjustments)
  const at = (match: Match, side: 'home' | 'away') => teamIds.indexOf(teamIdOf(match[side]) ?? '')
  return {
    teamIds,
    results,
    tallies: teamIds.map((teamId) => tallies.get(teamId) ?? NO_TALLY),
    open: open.map((match) => ({ match, home: at(match, 'home'), away: at(match, 'away') })),
    rule: category.ranking,
    lots: division.lots,
    fairPlay: division.fairPlay ?? [],
    adjustments,
    zones,
  }
}

const isUndecided = (match: Match, matches: readonly Match[]): boolean =>
  match.kind === 'called-off' && match.how === 'abandoned' && !isReplaced(match, matches)

function asResult(match: Match): Result[] {
  const [homeTeamId, awayTeamId] = [teamIdOf(match.home), teamIdOf(match.away)]
  const score = scoreOf(match)
  return homeTeamId && awayTeamId && score ? [{ homeTeamId, awayTeamId, score }] : []
}
