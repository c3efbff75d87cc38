import type { Arena, Category, Club, Division, Edition, Field, Stage, Stream, Team } from './edition.ts'
import type { Match } from './match.ts'
import { nationOf } from './nation.ts'

/** An edition with every look-up that a page needs, built once. Maps keep the order of the edition. */
export interface EditionIndex {
  readonly edition: Edition
  readonly categories: ReadonlyMap<string, Category>
  readonly stages: ReadonlyMap<string, Stage>
  readonly divisions: ReadonlyMap<string, Division>
  /** Each team once. A team that plays in several classes appears as the first of them lists it. */
  readonly teams: ReadonlyMap<string, Team>
  readonly clubs: ReadonlyMap<string, Club>
  readonly fields: ReadonlyMap<string, Field>
  readonly arenas: ReadonlyMap<string, Arena>
  readonly streams: ReadonlyMap<string, Stream>
  readonly matches: ReadonlyMap<string, Match>
  readonly matchesByTeam: ReadonlyMap<string, readonly Match[]>
  readonly matchesByField: ReadonlyMap<string, readonly Match[]>
  readonly matchesByStream: ReadonlyMap<string, readonly Match[]>
  readonly teamsByClub: ReadonlyMap<string, readonly Team[]>
  /** By nation key (see `nationOf`); teams without a nation are left out. */
  readonly teamsByNation: ReadonlyMap<string, readonly Team[]>
  /** The groups of a team: in each of its classes, the first one that names it. */
  readonly groupsOfTeam: ReadonlyMap<string, readonly Division[]>
}

function append<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** Stage keys are unique within their class only. */
export const stageKey = (categoryId: string, stageId: string): string => `${categoryId} ${stageId}`

/** Returns the matches without byes, which are never played. */
export const playable = (matches: readonly Match[]): Match[] =>
  matches.filter((match) => match.kind !== 'bye')

export function indexEdition(edition: Edition): EditionIndex {
  const categories = new Map(edition.categories.map((category) => [category.id, category]))
  const stages = new Map<string, Stage>()
  const divisions = new Map<string, Division>()
  const teams = new Map<string, Team>()
  const matches = new Map<string, Match>()
  const matchesByTeam = new Map<string, Match[]>()
  const matchesByField = new Map<string, Match[]>()
  const matchesByStream = new Map<string, Match[]>()
  const teamsByClub = new Map<string, Team[]>()
  const teamsByNation = new Map<string, Team[]>()
  const groupsOfTeam = new Map<string, Division[]>()

  for (const category of edition.categories) {
    for (const stage of category.stages) stages.set(stageKey(category.id, stage.id), stage)
    for (const team of category.teams) {
      if (teams.has(team.id)) continue
      teams.set(team.id, team)
      if (team.clubId !== null) append(teamsByClub, team.clubId, team)
      const nation = nationOf(team.nationCode)
      if (nation) append(teamsByNation, nation.key, team)
    }
    for (const division of category.divisions) {
      divisions.set(division.id, division)
      if (division.kind === 'group')
        for (const teamId of division.teamIds)
          if (!groupsOfTeam.get(teamId)?.some((group) => group.categoryId === category.id))
            append(groupsOfTeam, teamId, division)
      for (const match of division.matches) {
        if (match.kind === 'bye') continue
        matches.set(match.id, match)
        if (match.home.kind === 'team') append(matchesByTeam, match.home.teamId, match)
        if (match.away.kind === 'team') append(matchesByTeam, match.away.teamId, match)
        if (match.fieldId !== null) append(matchesByField, match.fieldId, match)
        if (match.streamId !== null) append(matchesByStream, match.streamId, match)
      }
    }
  }
  return {
    edition,
    categories,
    stages,
    divisions,
    teams,
    clubs: new Map(edition.clubs.map((club) => [club.id, club])),
    fields: new Map(edition.arenas.flatMap((arena) => arena.fields.map((field) => [field.id, field]))),
    arenas: new Map(edition.arenas.map((arena) => [arena.id, arena])),
    streams: new Map(edition.streams.map((stream) => [stream.id, stream])),
    matches,
    matchesByTeam,
    matchesByField,
    matchesByStream,
    teamsByClub,
    teamsByNation,
    groupsOfTeam,
  }
}
