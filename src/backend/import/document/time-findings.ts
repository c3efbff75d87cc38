import { minutesOf } from '../../../domain/tournament/match-length.ts'
import { type Finding, shown } from '../fault.ts'
import { readAt, type Said, say } from '../said.ts'
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
          : [warning(other, say('fieldOverlaps', { ...whoMeet(one, other), field: shown(id) }))],
    ),
    ...overlaps(timed, ({ home, away }) => [home.team, away.team].flatMap((team) => team ?? [])).flatMap(
      ({ id, one, other }) =>
        isStatedElsewhere(one, other)
          ? []
          : [warning(other, say('teamAtOnce', { ...whoMeet(one, other), team: shown(id) }))],
    ),
    ...(now === undefined ? [] : futureResults(edition, now)),
  ]
}

const whoMeet = ({ match: one }: TimedMatch, { match }: TimedMatch) => ({
  id: shown(match.id),
  time: match.startsAt ?? '',
  other: shown(one.id),
  at: readAt(one.at),
  start: one.startsAt ?? '',
})

/** A pair that is there twice, and two matches that begin together on one field, are told as that. */
const isStatedElsewhere = (one: TimedMatch, other: TimedMatch): boolean =>
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

const warning = ({ match }: TimedMatch, problem: Said): Finding => ({
  level: 'warning',
  at: match.at,
  problem,
  remedy: say('timePlaceOrLength'),
})

function futureResults(edition: LenientEdition, now: number): Finding[] {
  const day = new Date(now).toISOString().slice(0, 10)
  return edition.categories
    .flatMap(({ divisions }) => divisions.flatMap(({ matches }) => matches))
    .flatMap((match): Finding[] => {
      const isAhead =
        match.startsAt === undefined ? (match.day ?? '') > day : Date.parse(match.startsAt) > now
      if (!match.score || !isAhead || match.state === 'walkover') return []
      const problem = say('resultAhead', { id: shown(match.id), time: match.startsAt ?? match.day ?? '' })
      return [{ level: 'warning', at: match.at, problem, remedy: say('dayPlayed') }]
    })
}
