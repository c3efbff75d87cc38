import type { Category, Division, PublishedRow } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { halfTimeOf, type Match, type Participant, scoreOf, startOf } from '../tournament/match.ts'
import { reasonOf, stateOf } from './match-table.ts'
import { classesOf, divisionsOf } from './shared-columns.ts'
import { writtenTime } from './written-time.ts'

/** The address of the file's schema. */
export const CUP_SCHEMA = '/schema/cup.schema.json'

/**
 * Returns an edition in the open format in which cups are imported (`cup/1`): what is published goes out as completely as it
 * came in. Empty values are left out.
 *
 * @param origin of the site, without a slash at the end
 */
export function cupFile(index: EditionIndex, cup: CupFacts, origin: string): object {
  return {
    $schema: `${origin}${CUP_SCHEMA}`,
    format: 'cup/1',
    cup: { id: cup.id, name: cup.name, sport: cup.sport },
    editions: [editionOf(index)],
  }
}

interface CupFacts {
  readonly id: string
  readonly name: string
  readonly sport: string
}

const given = <T>(value: T | null): T | undefined => value ?? undefined
const instant = (at: number | null): string | undefined => (at === null ? undefined : writtenTime(at))

function editionOf(index: EditionIndex): object {
  const { year, name, startsAt, endsAt, publication, clubs, arenas } = index.edition
  const drawn = new Set(divisionsOf(index).map(({ division }) => division.id))
  return {
    year,
    name,
    startsAt: instant(startsAt),
    endsAt: instant(endsAt),
    published: publication,
    arenas: arenas.map((arena) => ({
      id: arena.id,
      name: arena.name,
      area: given(arena.area),
      latitude: arena.coordinates?.latitude,
      longitude: arena.coordinates?.longitude,
      fields: arena.fields.map((field) => ({ id: field.id, name: field.name })),
    })),
    clubs: clubs.map((club) => ({ id: club.id, name: club.name, nation: given(club.nationCode) })),
    categories: classesOf(index).map((category) => categoryOf(category, drawn)),
  }
}

const categoryOf = (category: Category, drawn: ReadonlySet<string>): object => ({
  id: category.id,
  name: category.name,
  shortName: category.shortName,
  gender: category.gender,
  age: given(category.age),
  hideMatchResults: category.resultsHidden,
  hideConferenceResults: category.tablesHidden,
  ranking: category.ranking,
  matchMinutes: given(category.matchMinutes),
  teams: category.teams.map((team) => ({
    id: team.id,
    name: team.name,
    club: given(team.clubId),
    nation: given(team.nationCode),
  })),
  stages: category.stages.map((stage) => ({
    id: stage.id,
    name: stage.name,
    type: stage.kind === 'playoff' ? 'playoff' : 'conference',
    divisions: category.divisions
      .filter(({ id, stageId }) => stageId === stage.id && drawn.has(id))
      .map((division) => divisionOf(division, category)),
  })),
})

function divisionOf(division: Division, { resultsHidden, tablesHidden }: Category): object {
  const isOpen = !resultsHidden && !tablesHidden
  return {
    id: division.id,
    name: division.name,
    teams: division.teamIds,
    lots: isOpen ? division.lots : [],
    fairPlay: isOpen ? division.fairPlay?.map(({ teamId, points }) => ({ team: teamId, points })) : undefined,
    carriedOver: !isOpen
      ? []
      : division.carriedOver.map(({ matchId, homeTeamId, awayTeamId, score, onPenalties }) => ({
          match: given(matchId),
          home: homeTeamId,
          away: awayTeamId,
          score,
          onPenalties,
        })),
    ...(division.qualification?.length === 0 && { leadsNowhere: true }),
    qualification: (division.qualification ?? []).map(({ fromRank, toRank, divisionId }) => ({
      fromRank,
      toRank,
      division: divisionId,
    })),
    table: isOpen ? division.published.map(tableRow) : [],
    matches: division.matches.map(matchOf),
  }
}

const tableRow = ({ teamId, teamName: _, goalsFor, goalsAgainst, ...row }: PublishedRow): object => ({
  team: teamId,
  ...row,
  goalsWon: goalsFor,
  goalsLost: goalsAgainst,
})

function matchOf(match: Match): object {
  const { id, number, round, home, away, time, movedFrom } = match
  const finished = match.kind === 'finished' ? match : null
  return {
    id,
    number: given(number),
    round: roundOf(round),
    home: sideOf(home),
    away: sideOf(away),
    startsAt: instant(startOf(match)),
    day: time.kind === 'day' ? time.day : undefined,
    field: given(match.fieldId),
    location: given(match.locationName),
    state: match.kind === 'bye' ? 'scheduled' : stateOf(match),
    score: given(match.kind === 'called-off' ? match.stood : scoreOf(match)),
    halfTime: given(halfTimeOf(match)),
    penalties: given(finished?.penalties ?? null),
    decision: finished?.decision,
    winner: 'winner' in match && match.kind !== 'bye' ? given(match.winner) : undefined,
    abandoned: finished?.abandoned ? true : undefined,
    reason: given(reasonOf(match)),
    replays: match.replays,
    moved: movedFrom
      ? { startsAt: instant(movedFrom.at), location: given(movedFrom.locationName) }
      : undefined,
  }
}

const roundOf = ({ name, rank, index }: Match['round']): object | undefined =>
  name === null && rank === null ? undefined : { name: given(name), rank: given(rank), index: given(index) }

function sideOf(side: Participant): object {
  if (side.kind === 'team') return { team: side.teamId }
  return side.kind === 'bye' ? { bye: true } : { placeholder: side.label }
}
