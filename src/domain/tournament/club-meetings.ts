import { memoized } from '../memoized.ts'
import type { Category } from './edition.ts'
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

/** What makes classes of different years the same one for whoever plays in them. */
type Ages = Pick<Category, 'age' | 'gender' | 'shortName'>

interface MeetingInClass extends Meeting {
  readonly ages: Ages
}

/** The meetings of two clubs in the same class, or in other classes if there are none. */
export interface Meetings {
  readonly all: number
  readonly areInOtherClasses: boolean
  /** Newest first, at most `MOST`. */
  readonly last: readonly Meeting[]
}

/** The most meetings of two clubs that a page shows. */
const MOST = 5

const pairOf = (one: string, other: string): string => [one, other].sort().join('\n')

/**
 * Returns the meetings of two clubs, without matches that have no score. Null if there are none.
 *
 * @param played the class of the match that they are earlier meetings of
 * @param editions newest first
 */
export function meetingsOf(
  { home, away }: Readonly<Record<SideName, string | null>>,
  played: Ages,
  editions: readonly EditionIndex[],
): Meetings | null {
  if (home === null || away === null || home === away) return null
  const all = editions.flatMap((index) => meetingsByClubPair(index).get(pairOf(home, away)) ?? [])
  const same = all.filter(({ ages }) => isSameClass(ages, played))
  const shown = same.length > 0 ? same : all
  return shown.length === 0
    ? null
    : {
        all: shown.length,
        areInOtherClasses: same.length === 0,
        last: shown.slice(0, MOST).map(({ ages: _, ...meeting }) => meeting),
      }
}

const isSameClass = (one: Ages, other: Ages): boolean =>
  one.shortName === other.shortName ||
  (one.age !== null && one.age === other.age && one.gender === other.gender)

/** The meetings of all clubs in an edition by pair of clubs, newest first. Cached: thousands of pages use them. */
const meetingsByClubPair = memoized((index: EditionIndex): ReadonlyMap<string, readonly MeetingInClass[]> => {
  const found = new Map<string, MeetingInClass[]>()
  for (const match of [...index.matches.values()].sort(
    (one, other) => (startOf(other) ?? 0) - (startOf(one) ?? 0),
  )) {
    const [home, away] = [match.home, match.away].map((side) => index.teams.get(teamIdOf(side) ?? ''))
    const score = match.kind === 'live' ? null : scoreOf(match)
    const category = index.categories.get(match.categoryId)
    if (!home?.clubId || !away?.clubId || home.clubId === away.clubId || !score || !category) continue
    const pair = pairOf(home.clubId, away.clubId)
    const ofPair = found.get(pair) ?? []
    ofPair.push({
      year: index.edition.year,
      matchId: match.id,
      category: category.shortName,
      ages: { age: category.age, gender: category.gender, shortName: category.shortName },
      home: home.name,
      away: away.name,
      score,
      winner: winnerOf(match),
    })
    found.set(pair, ofPair)
  }
  return found
})
