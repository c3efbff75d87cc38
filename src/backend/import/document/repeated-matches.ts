import { type Finding, shown } from '../fault.ts'
import { readAt, say } from '../said.ts'
import type { LenientEdition, LenientMatch } from './lenient-document.ts'

/**
 * Finds matches that appear twice in their division: the same two teams at the same time, or, if neither match has a time,
 * the same home and away team with the same score in the same round.
 */
export function repeatedMatches(edition: LenientEdition): Finding[] {
  return edition.categories
    .flatMap((category) => category.divisions)
    .flatMap(({ matches }) => {
      const first = new Map<string, LenientMatch>()
      return matches.flatMap((match): Finding[] => {
        const key = keyOf(match)
        const before = key === null ? undefined : first.get(key)
        if (key !== null && !before) first.set(key, match)
        if (!before || before.id === match.id || match.replays === before.id) return []
        const said = { id: shown(match.id), at: readAt(before.at) }
        const problem =
          timeOf(match) === undefined ? say('matchTwiceUntimed', said) : say('matchTwiceTimed', said)
        return [{ level: 'warning', at: match.at, problem, remedy: say('oneOfTwo') }]
      })
    })
}

function keyOf(match: LenientMatch): string | null {
  const { home, away, score, round } = match
  if (home.team === undefined || away.team === undefined) return null
  const time = timeOf(match)
  if (time !== undefined) return [...[home.team, away.team].sort(), time].join('\n')
  return [home.team, away.team, round, score ? `${score.home}–${score.away}` : ''].join('\n')
}

/** The start, or the day alone; undefined if the match has neither. */
function timeOf({ startsAt, day }: LenientMatch): string | undefined {
  const instant = startsAt === undefined ? Number.NaN : Date.parse(startsAt)
  return Number.isNaN(instant) ? day : String(instant)
}
