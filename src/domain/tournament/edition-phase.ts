import { memoized } from '../memoized.ts'
import type { EditionIndex } from './edition-index.ts'
import { gatesOf } from './gates.ts'
import { liveCenter } from './live-center.ts'
import type { Match } from './match.ts'
import { matchDay } from './match-days.ts'

/**
 * The progress of an edition. Days are `YYYY-MM-DD` in Stockholm.
 * - `to-come`: no match has begun; `first` is the first match, if known
 * - `playing`: a match of `day` is live, or more matches of that day are to come
 * - `between`: the matches of `last` are over, the next ones are on another day
 * - `over`: no match is to come
 */
export type EditionPhase =
  | { readonly kind: 'to-come'; readonly first: Match | null }
  | {
      readonly kind: 'playing'
      readonly day: string | null
      readonly live: number
      readonly next: Match | null
    }
  | { readonly kind: 'between'; readonly last: string | null; readonly next: string | null }
  | { readonly kind: 'over' }

/** Uses the data alone and reads no clock. An edition before the latest is over, even if matches were left unreported. */
export const editionPhase = (index: EditionIndex, latestYear: number | null): EditionPhase =>
  latestYear !== null && index.edition.year < latestYear ? { kind: 'over' } : phaseByData(index)

const phaseByData = memoized(({ edition, matches }: EditionIndex): EditionPhase => {
  if (!gatesOf(edition.publication).matches) return { kind: 'to-come', first: null }
  const { live, next, latest } = liveCenter(matches.values(), false, Infinity)
  const [first] = next
  // A walkover is known long before its start time, so it does not begin the edition.
  const isBegun = live.length > 0 || latest.some(({ kind }) => kind !== 'walkover')
  if (!isBegun) return { kind: 'to-come', first: first ?? null }
  if (live.length === 0 && !first) return { kind: 'over' }
  const last = dayOfLast([...live, ...latest.slice(0, 1)])
  const coming = first ? matchDay(first.time) : null
  return live.length > 0 || coming === last
    ? { kind: 'playing', day: last, live: live.length, next: first ?? null }
    : { kind: 'between', last, next: coming }
})

const dayOfLast = (matches: readonly Match[]): string | null =>
  matches
    .map(({ time }) => matchDay(time))
    .reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null)
