import { MOST_GOALS } from '../match.ts'
import { leaderOf } from '../outcome.ts'
import { stepsOf } from '../ranking.ts'
import { rankingKeys, separation } from '../ranking-key.ts'
import type { Result } from '../tally.ts'
import { type Box, patternOf, type Way } from './box.ts'
import type { OpenGroup } from './open-group.ts'
import type { Places } from './rank-bounds.ts'

/** The end of a match: a score, or a walkover without goals. */
export type End = Pick<Result, 'score' | 'winner' | 'onPenalties'>

/** One ending of a group: an end for each match to come. */
export type Ending = readonly End[]

/** Returns the places of a team in an ending, computed by the ranking rule: several if lots are still to be drawn. */
export function placesIn(group: OpenGroup, ending: Ending, team: number): Places {
  const { teamIds, results, open, rule, lots, fairPlay, adjustments } = group
  const own = teamIds[team] ?? ''
  const played = open.flatMap(({ home, away }, at) => {
    const end = ending[at]
    return end ? [{ homeTeamId: teamIds[home] ?? '', awayTeamId: teamIds[away] ?? '', ...end }] : []
  })
  const ranking = rankingKeys(teamIds, [...results, ...played], rule, lots, fairPlay, adjustments)
  let above = 0
  let level = 0
  for (const other of teamIds) {
    if (other === own) continue
    const separated = separation(ranking, own, other)
    if (!separated) level += 1
    else if (separated.above === other) above += 1
  }
  return { best: above + 1, worst: above + level + 1 }
}

/** Returns the ending of a box that is best, or worst, for a team, as far as a single one can be named. */
export function extremeEnding(group: OpenGroup, box: Box, team: number, isLifted: boolean): Ending {
  const { points } = patternOf(group, box)
  const isRival = (other: number) => other !== team && points[other] === points[team]
  const spares = stepsOf(group.rule).some(({ criterion }) => criterion.favoursLowScores)
  return group.open.map(({ home, away }, at) => {
    const way = box[at] ?? { winner: null, low: 0, high: 0 }
    const isOwn = home === team || away === team
    const favoured = isOwn ? team : isLifted ? other(home, away, isRival) : rival(home, away, isRival)
    const end = !isOwn && isRival(home) === isRival(away) ? nearest(way) : farthest(way, favoured === home)
    const margin = isOwn && !isLifted ? farthest(way, home !== team) : end
    return endBy(margin, way, isOwn === isLifted && !spares)
  })
}

const rival = (home: number, away: number, isRival: (team: number) => boolean): number =>
  isRival(home) ? home : away

const other = (home: number, away: number, isRival: (team: number) => boolean): number =>
  isRival(home) ? away : home

/** Returns the margin of a way that is best for the home side, or for the away side. */
const farthest = ({ low, high }: Way, isForHome: boolean): number => (isForHome ? high : low)

const nearest = ({ winner, low, high }: Way): number => (winner === 'home' ? low : high)

/** @param isHigh with as many goals as possible, otherwise with as few */
function endBy(margin: number, { winner, onPenalties }: Way, isHigh: boolean): End {
  if (margin === 0 && winner !== null) return { score: { home: 0, away: 0 }, winner }
  const least = isHigh ? MOST_GOALS - Math.abs(margin) : 0
  const score = { home: least + Math.max(0, margin), away: least + Math.max(0, -margin) }
  return onPenalties ? { score, onPenalties } : { score }
}

/** Whether an ending belongs to a box. */
export const isIn = (ending: Ending, box: Box): boolean =>
  box.every((way, at) => {
    const { score, winner, onPenalties } = ending[at] ?? { score: { home: 0, away: 0 } }
    const margin = score.home - score.away
    if (onPenalties !== way.onPenalties) return false
    return (winner ?? leaderOf(score)) === way.winner && way.low <= margin && margin <= way.high
  })
