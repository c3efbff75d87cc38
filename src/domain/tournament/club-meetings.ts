import { memoized } from '../memoized.ts'
import type { EditionIndex } from './edition-index.ts'
import { type Score, type SideName, scoreOf, startOf } from './match.ts'
import { teamIdOf, winnerOf } from './outcome.ts'

/** A match that two clubs played, as the page of a later match between them shows it. */
export interface Meeting {
  readonly year: number
  readonly matchId: string
  /** Short name of the class. */
  readonly category: string
  readonly home: string
  readonly away: string
  readonly score: Score
  /** Null for a draw. */
  readonly winner: SideName | null
}

/** All meetings of two clubs. */
export interface Meetings {
  readonly all: number
  /** Newest first, at most `MOST`. */
  readonly last: readonly Meeting[]
}

/** The most meetings of two clubs that a page shows. */
const MOST = 5

const pairOf = (one: string, other: string): string => [one, other].sort().join('\n')

/**
 * Returns the meetings of two clubs, without matches that have no score. Null if there are none.
 *
 * @param editions newest first
 */
export function meetingsOf(
  { home, away }: Readonly<Record<SideName, string | null>>,
  editions: readonly EditionIndex[],
): Meetings | null {
  if (home === null || away === null || home === away) return null
  const all = editions.flatMap((index) => meetingsByClubPair(index).get(pairOf(home, away)) ?? [])
  return all.length === 0 ? null : { all: all.length, last: all.slice(0, MOST) }
}

/** The meetings of all clubs in an edition by pair of clubs, newest first. Cached: thousands of pages use them. */
const meetingsByClubPair = memoized((index: EditionIndex): ReadonlyMap<string, readonly Meeting[]> => {
  const found = new Map<string, Meeting[]>()
  for (const match of [...index.matches.values()].sort(
    (one, other) => (startOf(other) ?? 0) - (startOf(one) ?? 0),
  )) {
    const [home, away] = [match.home, match.away].map((side) => index.teams.get(teamIdOf(side) ?? ''))
    const score = match.kind === 'live' ? null : scoreOf(match)
    if (!home?.clubId || !away?.clubId || home.clubId === away.clubId || !score) continue
    const pair = pairOf(home.clubId, away.clubId)
    const ofPair = found.get(pair) ?? []
    ofPair.push({
      year: index.edition.year,
      matchId: match.id,
      category: index.categories.get(match.categoryId)?.shortName ?? '',
      home: home.name,
      away: away.name,
      score,
      winner: winnerOf(match),
    })
    found.set(pair, ofPair)
  }
  return found
})
