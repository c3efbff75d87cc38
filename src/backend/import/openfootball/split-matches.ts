import { namedRound } from '../round-names.ts'
import { firstDay, type Played, teamsOf } from './played.ts'

/** The matches of a year by what they are played for. */
export interface SplitMatches {
  /** By the group's name. */
  readonly groups: ReadonlyMap<string, readonly Played[]>
  readonly league: readonly Played[]
  readonly knockout: readonly Played[]
  /** Single matches for a place, by name: a play-off between two teams level in a group, a qualifier before the groups. */
  readonly deciders: ReadonlyMap<string, readonly Played[]>
}

const GROUP_ROUND = /^(?:group|grupp|gruppe|pool) [\p{L}\d]{1,2}$/iu
const GROUP_PLAYOFF = /play-?\s?off/i
const FINAL_GROUP = /^final (?:round|group|pool)$/i

/**
 * A match without a group is told by its round: "Group A", a round of a knock-out by its name, "Group 2 Play-off", a
 * round in which each meets each (the final round of 1950), a round that sends its losers home.
 */
export function splitMatches(played: readonly Played[]): SplitMatches {
  const groups = new Map<string, Played[]>()
  const deciders = new Map<string, Played[]>()
  const league: Played[] = []
  const knockout: Played[] = []
  const add = (to: Map<string, Played[]>, name: string, items: readonly Played[]) =>
    to.set(name, [...(to.get(name) ?? []), ...items])
  for (const item of played) if (item.match.group !== '') add(groups, item.match.group, [item])
  const rounds = Map.groupBy(
    played.filter(({ match }) => match.group === ''),
    // A replay is of the round it replays.
    ({ match }) => match.round.replace(/[\s,]+replays?$/i, ''),
  )
  for (const [name, items] of rounds) if (GROUP_ROUND.test(name)) add(groups, name, items)
  const grouped = [...groups.values()].flat()
  const start = firstDay(grouped)
  const isNamed = (name: string) => namedRound(bracketRound(name).round) !== null
  const isKnockout = [...rounds.keys()].some(isNamed)
  for (const [name, items] of rounds) {
    if (GROUP_ROUND.test(name)) continue
    if (isNamed(name)) knockout.push(...items)
    else if (grouped.length === 0) (isKnockout && sendsHome(items, played) ? knockout : league).push(...items)
    else if (FINAL_GROUP.test(name) || isRoundRobin(items)) add(groups, name, items)
    else if (GROUP_PLAYOFF.test(name) && [...groups.keys()].some((group) => name.startsWith(group)))
      add(deciders, name, items)
    else if (start !== '' && firstDay(items) < start) add(deciders, name, items)
    else knockout.push(...items)
  }
  const inOrder = (items: readonly Played[]) => played.filter((item) => items.includes(item))
  return { groups, league: inOrder(league), knockout: inOrder(knockout), deciders }
}

/** Each of three teams or more has met each other once. */
function isRoundRobin(items: readonly Played[]): boolean {
  const teams = teamsOf(items)
  const pairs = new Set(items.map(({ home, away }) => [home, away].sort().join('\n')))
  return (
    teams.length > 2 && pairs.size === items.length && pairs.size === (teams.length * (teams.length - 1)) / 2
  )
}

/** Whether of each pair of these matches one meets others later in the year, and one does not. */
function sendsHome(items: readonly Played[], all: readonly Played[]): boolean {
  const last =
    items
      .map(({ match }) => match.date)
      .sort()
      .at(-1) ?? ''
  const later = new Set(teamsOf(all.filter(({ match: { date } }) => date > last)))
  return items.every(
    ({ home, away }) => home === null || away === null || later.has(home) !== later.has(away),
  )
}

/** The bracket that groups lead to; null where there are several and none is the main one. */
export function mainBracket(knockout: readonly Played[]): string | null {
  const brackets = new Set(knockout.map(({ match }) => bracketRound(match.round).bracket))
  const [only] = brackets
  return brackets.has('') ? '' : brackets.size === 1 ? (only ?? null) : null
}

/** The part of a league that a round is of: "Clausura" of "Clausura, Matchday 3"; '' where it is not divided. */
export const leaguePart = (round: string): string => /^(.*\S)\s*,\s*Matchday \d+$/i.exec(round)?.[1] ?? ''

/** A round of a bracket beside others: "Path A, Semi-finals" is the round "Semi-finals" of the bracket "Path A". */
export function bracketRound(name: string): { readonly bracket: string; readonly round: string } {
  const [, bracket, round] = /^(.*\S)(?:\s*,|\s+[-–])\s+(\S[^,]*)$/.exec(name) ?? []
  if (namedRound(name) || bracket === undefined || round === undefined || !namedRound(round))
    return { bracket: '', round: name }
  return { bracket, round }
}
