import { minutesOf } from '../../../domain/tournament/match-length.ts'
import { type Finding, readAt, shown } from '../fault.ts'
import type { LenientEdition, LenientMatch } from './lenient-document.ts'

interface TimedMatch {
  readonly match: LenientMatch
  readonly from: number
  readonly to: number
}

/**
 * Finds times that cannot be: matches that overlap on a field, a team in two matches at once, and results of matches that
 * have not begun. A match lasts as long as its class says, else the usual time; two that start together on a field are told
 * elsewhere.
 *
 * @param now epoch milliseconds; results in the future are not looked for without it
 */
export function timeFindings(edition: LenientEdition, now?: number): Finding[] {
  const timed = edition.categories
    .flatMap(({ matchMinutes, divisions }) =>
      divisions.flatMap(({ matches }) =>
        matches.flatMap((match): TimedMatch[] => {
          const from = Date.parse(match.startsAt ?? '')
          const to = from + minutesOf({ matchMinutes: matchMinutes ?? null }) * 60_000
          return Number.isNaN(from) ? [] : [{ match, from, to }]
        }),
      ),
    )
    .sort((a, b) => a.from - b.from)
  return [
    ...overlaps(timed, ({ field }) => (field.id === undefined ? [] : [field.id])).flatMap(
      ({ id, one, other }) =>
        one.from === other.from
          ? []
          : [warning(other, `begins on field ${shown(id)} before match ${who(one)} there ends`)],
    ),
    ...overlaps(timed, ({ home, away }) => [home.team, away.team].flatMap((team) => team ?? [])).flatMap(
      ({ id, one, other }) =>
        isToldElsewhere(one, other)
          ? []
          : [warning(other, `has team ${shown(id)} in two matches at once: match ${who(one)} has not ended`)],
    ),
    ...(now === undefined ? [] : futureResults(edition, now)),
  ]
}

const who = ({ match }: TimedMatch) => `${shown(match.id)} (${readAt(match.at)}, ${match.startsAt})`

/** A pair that is there twice, and two matches that begin together on one field, are told as that. */
const isToldElsewhere = (one: TimedMatch, other: TimedMatch): boolean =>
  pairOf(one.match) === pairOf(other.match) ||
  (one.from === other.from && one.match.field.id !== undefined && one.match.field.id === other.match.field.id)

const pairOf = ({ home, away }: LenientMatch): string => [home.team, away.team].sort().join('\n')

function overlaps(
  timed: readonly TimedMatch[],
  idsOf: (match: LenientMatch) => readonly string[],
): { id: string; one: TimedMatch; other: TimedMatch }[] {
  const last = new Map<string, TimedMatch>()
  return timed.flatMap((other) =>
    idsOf(other.match).flatMap((id) => {
      const one = last.get(id)
      if (!one || one.to < other.to) last.set(id, other)
      return one && other.from < one.to ? [{ id, one, other }] : []
    }),
  )
}

const warning = ({ match }: TimedMatch, what: string): Finding => ({
  level: 'warning',
  at: match.at,
  problem: `match ${shown(match.id)}, ${match.startsAt}, ${what}`,
  remedy: 'another time or place for one of them, or the length of matches (matchMinutes) of the class',
})

function futureResults(edition: LenientEdition, now: number): Finding[] {
  const day = new Date(now).toISOString().slice(0, 10)
  return edition.categories
    .flatMap(({ divisions }) => divisions.flatMap(({ matches }) => matches))
    .flatMap((match): Finding[] => {
      const isAhead =
        match.startsAt === undefined ? (match.day ?? '') > day : Date.parse(match.startsAt) > now
      if (!match.score || !isAhead || match.state === 'walkover') return []
      const problem = `match ${shown(match.id)} has a result and is in the future, ${match.startsAt ?? match.day}`
      return [{ level: 'warning', at: match.at, problem, remedy: 'the day it was played, or no result' }]
    })
}
