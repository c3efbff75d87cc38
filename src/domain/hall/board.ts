import { agendaOf, LATE_MS } from '../live/agenda.ts'
import { type EditionIndex, playable } from '../tournament/edition-index.ts'
import { gatesOf } from '../tournament/gates.ts'
import { liveCenter } from '../tournament/live-center.ts'
import { type Match, startOf } from '../tournament/match.ts'
import { byTime, matchDay } from '../tournament/match-days.ts'
import { progressOf } from '../tournament/match-progress.ts'
import { type BoardSubject, fieldsOfBoard } from './board-subject.ts'

/** The content of a screen. Each match appears once. */
export interface Board {
  /** The main match of a field's screen. */
  readonly hero: Match | null
  readonly now: readonly Match[]
  readonly next: readonly Match[]
  readonly latest: readonly Match[]
}

/** The most matches in each of `next` and `latest`: with more, the live matches would come round too rarely. */
const MOST = 16
/** The same limit for a field, whose screen is read from its stand. */
const MOST_OF_FIELD = 6

const NOTHING: Board = { hero: null, now: [], next: [], latest: [] }

/** @param time the cup's time in epoch milliseconds; null before it is known */
export function boardOf(subject: BoardSubject, index: EditionIndex, time: number | null): Board {
  if (!gatesOf(index.edition.publication).matches) return NOTHING
  if (subject.kind === 'field') return boardOfField(index.matchesByField.get(subject.field.id) ?? [], time)
  const matches = [...matchesOf(subject, index)]
  const { live, next, latest } = liveCenter(matches, false, MOST)
  const coming = comingOf(next, matches, time)
  // The live screen shows the latest results only if nothing is live or to come.
  const isAsked = subject.kind !== 'live' || live.length + coming.length === 0
  return { hero: null, now: live, next: coming.slice(0, MOST), latest: isAsked ? latest : [] }
}

/**
 * Returns the board of a field. Its main match is the one that is on, else the next one, else the last one.
 *
 * @param matches of a field
 */
export function boardOfField(matches: readonly Match[], time: number | null): Board {
  const { now, next, later } = agendaOf(matches, time)
  const latest = matches
    .filter((match) => progressOf(match) === 'finished')
    .toSorted((one, other) => (startOf(other) ?? 0) - (startOf(one) ?? 0))
  const hero = now[0] ?? next[0] ?? latest[0] ?? null
  const others = (list: readonly Match[]) => list.filter((match) => match !== hero).slice(0, MOST_OF_FIELD)
  return {
    hero,
    now: others(now),
    next: others(comingOf([...next, ...later], matches, time)),
    latest: others(onDayOf(latest[0], latest)),
  }
}

/** Returns the match that a film of a field shows; null if nothing is on or to come there. */
export function matchOnField(matches: readonly Match[], time: number | null): Match | null {
  const { now, next } = agendaOf(matches, time)
  return now[0] ?? next[0] ?? null
}

/**
 * Returns the matches of the day that are still to come, among them those that were cancelled or postponed: people in front
 * of the screen wait for them in vain.
 */
function comingOf(ahead: readonly Match[], all: readonly Match[], time: number | null): readonly Match[] {
  const from = time === null ? startOf(ahead[0]) : time - LATE_MS
  const inVain = all.filter(
    (match) =>
      match.kind === 'called-off' &&
      (match.how === 'cancelled' || match.how === 'postponed') &&
      from !== null &&
      (startOf(match) ?? -Infinity) >= from,
  )
  if (inVain.length === 0) return onDayOf(ahead[0], ahead)
  const coming = [...ahead, ...inVain].sort(byTime)
  return onDayOf(coming[0], coming)
}

const onDayOf = (first: Match | undefined, matches: readonly Match[]): readonly Match[] =>
  matches.filter(({ time }) => first !== undefined && matchDay(time) === matchDay(first.time))

function matchesOf(subject: BoardSubject, index: EditionIndex): Iterable<Match> {
  if (subject.kind === 'live') return index.matches.values()
  if (subject.kind === 'class') return subject.category.divisions.flatMap(({ matches }) => playable(matches))
  return fieldsOfBoard(subject).flatMap(({ id }) => index.matchesByField.get(id) ?? [])
}
