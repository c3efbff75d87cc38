import { memoized } from '../memoized.ts'
import type { Words } from '../text/locale.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import type { Score } from '../tournament/match.ts'
import { matchDay } from '../tournament/match-days.ts'
import { otherSide, winnerOf } from '../tournament/outcome.ts'
import { bestRecords, type EditionRecords, editionRecords, type MatchFeat } from './match-records.ts'

/** A match that a weekday of the cup is remembered for: plain data that the live home page of another edition can carry. */
export interface Memory {
  readonly kind: 'closestFinals' | 'turned' | 'mostGoals'
  readonly year: number
  readonly matchId: string
  /** The short name of the class. */
  readonly shortName: string
  readonly division: Words
  /** The winner first, or the home side if there is no winner. The score is in the same order. */
  readonly teams: readonly [first: string, second: string]
  readonly score: Score
  /** The measure of the record: a margin, a lead that was turned, or goals. */
  readonly value: number
}

/** By weekday, Sunday first. */
export type Memories = readonly (readonly Memory[])[]

/** The smallest lead to remember: smaller ones are turned every day. */
const LEAD = 4

/** Returns the weekday of a day `YYYY-MM-DD`; Sunday is 0. */
export const weekdayIn = (day: string): number => new Date(day).getUTCDay()

/**
 * The memories of each weekday of a cup: a final, a lead that was turned, a match of many goals. Each is the best of its
 * kind on that weekday. The records leave out what is no feat (see `editionRecords`).
 */
export const weekdayMemories = memoized((pastEditions: readonly EditionIndex[]): Memories => {
  const records = pastEditions.map(editionRecords)
  return Array.from({ length: 7 }, (_, weekday) => memoriesOf(bestRecords(records.map(onDay(weekday)))))
})

const onDay =
  (weekday: number) =>
  ({ closestFinals, turned, mostGoals }: EditionRecords): EditionRecords => {
    const isThen = ({ match }: MatchFeat) => {
      const day = matchDay(match.time)
      return day !== null && weekdayIn(day) === weekday
    }
    return {
      // A final that goals did not decide takes more than one line to explain.
      closestFinals: closestFinals.filter((feat) => isThen(feat) && feat.value > 0),
      turned: turned.filter((feat) => isThen(feat) && feat.value >= LEAD),
      mostGoals: mostGoals.filter(isThen),
      runs: [],
    }
  }

/** Returns one memory of each kind; no match appears twice. */
function memoriesOf(records: EditionRecords): Memory[] {
  const used = new Set<string>()
  return KINDS.flatMap((kind) => {
    const feat = records[kind].find(({ match }) => !used.has(match.id))
    const memory = feat && memoryOf(kind, feat)
    if (!memory) return []
    used.add(memory.matchId)
    return [memory]
  })
}

const KINDS = ['closestFinals', 'turned', 'mostGoals'] as const

function memoryOf(kind: Memory['kind'], { index, category, match, value }: MatchFeat): Memory | null {
  const first = winnerOf(match) ?? 'home'
  const second = otherSide(first)
  const [one, other] = [match[first], match[second]]
  const division = index.divisions.get(match.divisionId)?.name
  if (one.kind !== 'team' || other.kind !== 'team' || !division) return null
  return {
    kind,
    year: index.edition.year,
    matchId: match.id,
    shortName: category.shortName,
    division,
    teams: [one.name, other.name],
    score: { home: match.score[first], away: match.score[second] },
    value,
  }
}
