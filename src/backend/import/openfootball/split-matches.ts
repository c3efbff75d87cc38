import { namedRound } from '../round-names.ts'
import { firstDay, type Played, teamsOf } from './played.ts'

/** The matches of a year by their purpose. */
export interface SplitMatches {
  /** The matches of each group, by the group's name. */
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
 * Splits the matches by purpose. A match without a group is classified by its round: "Group A", the name of a knock-out
 * round, "Group 2 Play-off", a round in which each meets each (the final round of 1950), a round that eliminates its losers.
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
    // A replay belongs to the round that it replays.
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
    else if (grouped.length === 0)
      (isKnockout && eliminatesLosers(items, played) ? knockout : league).push(...items)
    else if (FINAL_GROUP.test(name) || isRoundRobin(items)) add(groups, name, items)
    else if (GROUP_PLAYOFF.test(name) && [...groups.keys()].some((group) => name.startsWith(group)))
      add(deciders, name, items)
    else if (start !== '' && firstDay(items) < start) add(deciders, name, items)
    else knockout.push(...items)
  }
  const inOrder = (items: readonly Played[]) => played.filter((item) => items.includes(item))
  return { groups, league: inOrder(league), knockout: inOrder(knockout), deciders }
}

/** Whether three or more teams have each met each other once. */
function isRoundRobin(items: readonly Played[]): boolean {
  const teams = teamsOf(items)
  const pairs = new Set(items.map(({ home, away }) => [home, away].sort().join('\n')))
  return (
    teams.length > 2 && pairs.size === items.length && pairs.size === (teams.length * (teams.length - 1)) / 2
  )
}

/** Whether, in each of these matches, exactly one of the two teams plays again later in the year. */
function eliminatesLosers(items: readonly Played[], all: readonly Played[]): boolean {
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

/** Returns the bracket that groups lead to; null if there are several and none is the main one. */
export function mainBracket(knockout: readonly Played[]): string | null {
  const brackets = new Set(knockout.map(({ match }) => bracketRound(match.round).bracket))
  const [only] = brackets
  return brackets.has('') ? '' : brackets.size === 1 ? (only ?? null) : null
}

/** Returns the part of a league that a round belongs to: "Clausura" of "Clausura, Matchday 3"; '' if there are no parts. */
export const leaguePart = (round: string): string => /^(.*\S)\s*,\s*Matchday \d+$/i.exec(round)?.[1] ?? ''

/** Splits the name of a round in one of several brackets: "Path A, Semi-finals" is "Semi-finals" of the bracket "Path A". */
export function bracketRound(name: string): { readonly bracket: string; readonly round: string } {
  const [, bracket, round] = /^(.*\S)(?:\s*,|\s+[-–])\s+(\S[^,]*)$/.exec(name) ?? []
  if (namedRound(name) || bracket === undefined || round === undefined || !namedRound(round))
    return { bracket: '', round: name }
  return { bracket, round }
}
