import type { Team } from './edition.ts'
import type { Match } from './match.ts'
import { byTime } from './match-days.ts'
import { SIDES, teamIdOf } from './outcome.ts'

/** Matches of one field or one club at the same time. */
export interface Clash {
  /** The id of the field or of the club. */
  readonly id: string
  /** Two or more, in order of play. */
  readonly matches: readonly Match[]
}

/**
 * Finds matches on one field at the same time.
 *
 * @param minutes the length of a match; 0 finds only matches that start at the same moment
 */
export function fieldClashes(matches: readonly Match[], minutes = 0): Clash[] {
  return clashes(matches, minutes, ({ fieldId }) => (fieldId === null ? [] : [fieldId]))
}

/**
 * Finds matches of one club at the same time. A match between two teams of the club counts as one match.
 *
 * @param teams of the edition: they tell which club a team belongs to
 * @param minutes as in `fieldClashes`
 */
export function clubClashes(matches: readonly Match[], teams: readonly Team[], minutes = 0): Clash[] {
  const clubs = new Map(teams.map((team) => [team.id, team.clubId]))
  return clashes(matches, minutes, (match) => [
    ...new Set(
      SIDES.map((side) => clubs.get(teamIdOf(match[side]) ?? '') ?? null).filter((clubId) => clubId !== null),
    ),
  ])
}

function clashes(matches: readonly Match[], minutes: number, idsOf: (match: Match) => string[]): Clash[] {
  const listed = new Map<string, Match[]>()
  for (const match of matches
    .filter(({ kind, time }) => kind !== 'bye' && kind !== 'called-off' && time.kind === 'instant')
    .sort(byTime))
    for (const id of idsOf(match)) listed.set(id, [...(listed.get(id) ?? []), match])
  return [...listed]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([id, list]) => runs(list, Math.max(minutes * 60_000, 1)).map((run) => ({ id, matches: run })))
}

/** Returns runs of matches in order of play: each match starts before the previous one ends. */
function runs(matches: readonly Match[], length: number): Match[][] {
  const all: Match[][] = []
  let last = Number.NEGATIVE_INFINITY
  for (const match of matches) {
    if (match.time.kind !== 'instant') continue
    if (match.time.at < last + length) all.at(-1)?.push(match)
    else all.push([match])
    last = match.time.at
  }
  return all.filter((run) => run.length > 1)
}
