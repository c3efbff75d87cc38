import { memoized } from '../../memoized.ts'
import { type RankingRule, stepsOf } from '../ranking.ts'
import { type Box, boxes, patternOf, type Way, wayOf } from './box.ts'
import { type Ending, extremeEnding, isIn, placesIn } from './ending.ts'
import type { OpenGroup } from './open-group.ts'
import { type Places, rankBounds } from './rank-bounds.ts'

/** The result of a search for an ending; `none` if there is none, `unknown` if the search costs too much. */
export type Found = Ending | 'none' | 'unknown'

/** The number of steps that the searches in a group may still take; all of them share it. */
export interface Effort {
  left: number
}

/**
 * Finds an ending of a box in which a team takes one of the wanted places. Halves the box until it contains no such ending
 * or one is found.
 *
 * If the wanted places are the first or the last ones, the team's own margins start at their best or worst where another
 * goal of its own improves the rank of no other team (see `helpsByMargin`).
 */
export function findEnding(group: OpenGroup, box: Box, team: number, wanted: Places, effort: Effort): Found {
  const isTop = wanted.best === 1
  const isBottom = wanted.worst === group.teamIds.length
  const { points } = patternOf(group, box)
  const isOwn = (at: number) => group.open[at]?.home === team || group.open[at]?.away === team
  const isFixed = isTop !== isBottom && helpsByMargin(group.rule)
  const start = isFixed ? box.map((way, at) => (isOwn(at) ? ownEnd(way, at) : way)) : box
  return halve(start)

  /** Whether the goals of a match can tell more: only if one of its teams is level on points with the team. */
  function isPlayedFor(at: number): boolean {
    const match = group.open[at]
    const isLevel = (other = team) => points[other] === points[team]
    return isLevel(match?.home) || isLevel(match?.away)
  }

  function ownEnd(way: Way, at: number): Way {
    const margin = (group.open[at]?.home === team) === isTop ? way.high : way.low
    return { ...way, low: margin, high: margin }
  }

  function halve(part: Box): Found {
    const bounds = rankBounds(group, part, team)
    if (bounds.worst < wanted.best || bounds.best > wanted.worst) return 'none'
    if (effort.left <= 0) return 'unknown'
    effort.left -= 1
    const directions = isTop ? [true] : isBottom ? [false] : [true, false]
    for (const isLifted of directions) {
      const ending = extremeEnding(group, part, team, isLifted)
      const places = placesIn(group, ending, team)
      if (places.best <= wanted.worst && places.worst >= wanted.best) return ending
    }
    const widest = part.reduce(
      (most, way, at) => (isPlayedFor(at) && width(way) > width(part[most]) ? at : most),
      -1,
    )
    const way = part[widest]
    if (!way) return 'unknown'
    let isKnown = true
    for (const half of halves(way)) {
      const found = halve(part.with(widest, half))
      if (found !== 'none' && found !== 'unknown') return found
      isKnown &&= found === 'none'
    }
    return isKnown ? 'none' : 'unknown'
  }
}

/**
 * Whether a larger margin never lowers a team. It can if goals alone decide who shares its mini-table: the team may leave an
 * opponent behind whom it needs there. Not if the first goals to count raise the team above all it was level with.
 */
const helpsByMargin = memoized((rule: RankingRule): boolean => {
  const steps = stepsOf(rule)
  if (!steps.every(({ criterion }) => criterion.gain || criterion.from === 'elsewhere')) return false
  const between = steps.findIndex(({ criterion }) => criterion.isHeadToHead)
  if (between === -1) return true
  const first = steps.slice(0, between).find(({ criterion }) => criterion.from !== 'outcomes')
  return first === undefined || first.criterion.from === 'margin'
})

const width = (way: Way | undefined): number => (way ? way.high - way.low : 0)

/** Puts the smaller margins first, in the smaller half: margins of thirty goals rarely decide a table. */
function halves({ winner, low, high }: Way): Way[] {
  const isForHome = winner === 'home'
  const [least, most] = isForHome ? [low, high] : [0 - high, 0 - low]
  const middle = Math.floor(Math.sqrt(least * most))
  return [
    wayOf('win', isForHome, { low: least, high: middle }),
    wayOf('win', isForHome, { low: middle + 1, high: most }),
  ]
}

/**
 * Finds an ending as `findEnding` does, over all ways in which the matches of a group may end.
 *
 * @param ways for each match, the ways in which it may end
 * @param known endings that were found before; a new one is added
 */
export function findAmong(
  group: OpenGroup,
  ways: readonly (readonly Way[])[],
  team: number,
  wanted: Places,
  effort: Effort,
  known: Ending[] = [],
): Found {
  const isMeant = (ending: Ending) =>
    ways.every((ofMatch, at) => ofMatch.some((way) => isIn(ending.slice(at, at + 1), [way])))
  for (const ending of known) {
    const places = isMeant(ending) ? placesIn(group, ending, team) : null
    if (places && places.best <= wanted.worst && places.worst >= wanted.best) return ending
  }
  let isKnown = true
  for (const box of boxes(ways)) {
    const found = findEnding(group, box, team, wanted, effort)
    if (found === 'unknown') isKnown = false
    else if (found !== 'none') {
      known.push(found)
      return found
    }
  }
  return isKnown ? 'none' : 'unknown'
}
