import { oncePer } from '../once-per.ts'
import type { Words } from '../text/locale.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import type { Score } from '../tournament/match.ts'
import { matchDay } from '../tournament/match-days.ts'
import { otherSide, winnerOf } from '../tournament/outcome.ts'
import { bestRecords, type EditionRecords, editionRecords, type MatchFeat } from './match-records.ts'

/** A match that a weekday of the cup is remembered for: plain data, as the living home of another edition brings it. */
export interface Memory {
  readonly kind: 'closestFinals' | 'turned' | 'mostGoals'
  readonly year: number
  readonly matchId: string
  /** Of the class. */
  readonly shortName: string
  readonly division: Words
  /** Who won comes first; without a winner the home side. The score is in the same order. */
  readonly teams: readonly [first: string, second: string]
  readonly score: Score
  /** As its records measure it: a margin, a lead that was turned, goals. */
  readonly value: number
}

/** By weekday, Sunday first. */
export type Memories = readonly (readonly Memory[])[]

/** A smaller lead is turned every day. */
const LEAD = 4

/** On which weekday a day `YYYY-MM-DD` falls, Sunday being 0. */
export const weekdayIn = (day: string): number => new Date(day).getUTCDay()

/**
 * What each weekday of a cup is remembered for: a final, a lead that was turned, a match of many goals. Each is the best of its
 * kind that fell on that weekday; the records say what is no feat (see `editionRecords`).
 */
export const weekdayMemories = oncePer((told: readonly EditionIndex[]): Memories => {
  const records = told.map(editionRecords)
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
      // What goals did not decide takes more than a line to tell.
      closestFinals: closestFinals.filter((feat) => isThen(feat) && feat.value > 0),
      turned: turned.filter((feat) => isThen(feat) && feat.value >= LEAD),
      mostGoals: mostGoals.filter(isThen),
      runs: [],
    }
  }

/** Of each kind one, and no match twice. */
function memoriesOf(records: EditionRecords): Memory[] {
  const told = new Set<string>()
  return KINDS.flatMap((kind) => {
    const feat = records[kind].find(({ match }) => !told.has(match.id))
    const memory = feat && memoryOf(kind, feat)
    if (!memory) return []
    told.add(memory.matchId)
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
