import { agendaOf } from '../live/agenda.ts'
import { type EditionIndex, playable } from '../tournament/edition-index.ts'
import { gatesOf } from '../tournament/gates.ts'
import { liveCenter, progressOf } from '../tournament/live-center.ts'
import { type Match, startOf } from '../tournament/match.ts'
import { matchDay } from '../tournament/match-days.ts'
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
  const { live, next, latest } = liveCenter(matchesOf(subject, index), false, MOST)
  const coming = onDayOf(next[0], next)
  // The live screen shows the latest results only if nothing is live or to come.
  const isAsked = subject.kind !== 'live' || live.length + coming.length === 0
  return { hero: null, now: live, next: coming, latest: isAsked ? latest : [] }
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
  const coming = [...next, ...later]
  return {
    hero,
    now: others(now),
    next: others(onDayOf(coming[0], coming)),
    latest: others(onDayOf(latest[0], latest)),
  }
}

/** Returns the match that a film of a field shows; null if nothing is on or to come there. */
export function matchOnField(matches: readonly Match[], time: number | null): Match | null {
  const { now, next } = agendaOf(matches, time)
  return now[0] ?? next[0] ?? null
}

const onDayOf = (first: Match | undefined, matches: readonly Match[]): readonly Match[] =>
  matches.filter(({ time }) => first !== undefined && matchDay(time) === matchDay(first.time))

function matchesOf(subject: BoardSubject, index: EditionIndex): Iterable<Match> {
  if (subject.kind === 'live') return index.matches.values()
  if (subject.kind === 'class') return subject.category.divisions.flatMap(({ matches }) => playable(matches))
  return fieldsOfBoard(subject).flatMap(({ id }) => index.matchesByField.get(id) ?? [])
}
