import { agendaOf } from '../live/agenda.ts'
import { type EditionIndex, playable } from '../tournament/edition-index.ts'
import { gatesOf } from '../tournament/gates.ts'
import { liveCenter, progressOf } from '../tournament/live-center.ts'
import { type Match, startOf } from '../tournament/match.ts'
import { matchDay } from '../tournament/match-days.ts'
import { type BoardSubject, fieldsOfBoard } from './board-subject.ts'

/** What a screen shows, each match once. */
export interface Board {
  /** The one match that a field's screen is about. */
  readonly hero: Match | null
  readonly now: readonly Match[]
  readonly next: readonly Match[]
  readonly latest: readonly Match[]
}

/** Of `next` and `latest` each: more would keep what is on from coming round. */
const MOST = 16
/** Of a field, whose screen is read from its stand. */
const MOST_OF_FIELD = 6

const NOTHING: Board = { hero: null, now: [], next: [], latest: [] }

/** @param time the cup's, epoch milliseconds; null before it is known */
export function boardOf(subject: BoardSubject, index: EditionIndex, time: number | null): Board {
  if (!gatesOf(index.edition.publication).matches) return NOTHING
  if (subject.kind === 'field') return boardOfField(index.matchesByField.get(subject.field.id) ?? [], time)
  const { live, next, latest } = liveCenter(matchesOf(subject, index), false, MOST)
  const coming = onDayOf(next[0], next)
  // Who asks what is live is answered with that; what was is told where nothing is.
  const isAsked = subject.kind !== 'live' || live.length + coming.length === 0
  return { hero: null, now: live, next: coming, latest: isAsked ? latest : [] }
}

/**
 * A field as its screen shows it: the match that is on, else the one that comes next, else the last one, stands large.
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

/** The match that a film of a field is of; null where nothing is on or to come there. */
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
