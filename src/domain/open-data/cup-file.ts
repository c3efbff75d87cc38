import { wordsIn } from '../text/locale.ts'
import type { Category, Division, PublishedRow } from '../tournament/edition.ts'
import { type EditionIndex, playable } from '../tournament/edition-index.ts'
import { halfTimeOf, type Match, type Participant, scoreOf, startOf } from '../tournament/match.ts'
import { announcementsOf } from './in-both-languages.ts'
import { reasonOf, stateOf } from './match-table.ts'
import { classesOf, divisionsOf, openBasis } from './shared-columns.ts'
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
  const { edition } = index
  const { year, name, startsAt, endsAt, publication, clubs, arenas, streaming, formerIds } = edition
  const info = wordsIn((locale) => streaming[locale].info)
  const access = wordsIn((locale) => streaming[locale].access)
  const drawn = new Set(divisionsOf(index).map(({ division }) => division.id))
  return {
    year,
    name,
    startsAt: instant(startsAt),
    endsAt: instant(endsAt),
    published: publication,
    ...((info || access) && { streaming: { info: given(info), access: given(access) } }),
    announcements: announcementsOf(edition).map(({ text, button }) => ({ text, button: given(button) })),
    arenas: arenas.map((arena) => ({
      id: arena.id,
      name: arena.name,
      area: given(arena.area),
      latitude: arena.coordinates?.latitude,
      longitude: arena.coordinates?.longitude,
      fields: arena.fields.map((field) => ({
        id: field.id,
        name: field.name,
        aliases: field.aliases.map((alias) => ({ name: alias.name, day: given(alias.day) })),
        breaks: field.breaks?.map((one) => ({
          from: instant(one.from),
          to: instant(one.to),
          name: given(one.name),
        })),
      })),
    })),
    clubs: clubs.map((club) => ({ id: club.id, name: club.name, nation: given(club.nationCode) })),
    streams: edition.streams.map((stream) => ({
      id: stream.id,
      name: stream.name,
      url: given(stream.url),
      provider: given(stream.provider),
      field: given(stream.fieldId),
      requiresPass: stream.requiresPass,
    })),
    sponsors: edition.sponsors.map((sponsor) => ({
      id: sponsor.id,
      name: sponsor.name,
      url: given(sponsor.url),
      placement: sponsor.placement,
      text: given(sponsor.text),
    })),
    featured: edition.featured,
    formerIds,
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
    withdrawn: team.withdrawn && { rule: team.withdrawn.rule, reason: given(team.withdrawn.reason) },
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

function divisionOf(division: Division, category: Category): object {
  const { lots, fairPlay, adjustments, carriedOver, published } = openBasis(category, division)
  return {
    id: division.id,
    name: division.name,
    teams: division.teamIds,
    lots,
    fairPlay: fairPlay?.map(({ teamId, points }) => ({ team: teamId, points })),
    adjustments: adjustments?.map(({ teamId, points, reason }) => ({
      team: teamId,
      points,
      reason: given(reason),
    })),
    carriedOver: carriedOver.map(({ matchId, homeTeamId, awayTeamId, score, onPenalties, bothLose }) => ({
      match: given(matchId),
      home: homeTeamId,
      away: awayTeamId,
      score,
      onPenalties,
      bothLose,
    })),
    ...(division.qualification?.length === 0 && !division.bestPlaces && { leadsNowhere: true }),
    qualification: waysOn(division),
    table: published.map(tableRow),
    // As the tables of the open data do, which have byes in a file of their own.
    matches: [...playable(division.matches), ...division.matches.filter(({ kind }) => kind === 'bye')].map(
      matchOf,
    ),
  }
}

const waysOn = ({ qualification, bestPlaces = [] }: Division): object[] => [
  ...(qualification ?? []).map(({ fromRank, toRank, divisionId }) => ({
    fromRank,
    toRank,
    division: divisionId,
  })),
  ...bestPlaces.map(({ rank, count, divisionId }) => ({
    fromRank: rank,
    toRank: rank,
    division: divisionId,
    best: count,
  })),
]

const tableRow = ({ teamId, teamName: _, goalsFor, goalsAgainst, ...row }: PublishedRow): object => ({
  team: teamId,
  ...row,
  goalsWon: goalsFor,
  goalsLost: goalsAgainst,
})

function matchOf(match: Match): object {
  const { id, number, round, home, away, time, movedFrom } = match
  const finished = match.kind === 'finished' ? match : null
  const walkover = match.kind === 'walkover' ? match : null
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
    stream: given(match.streamId),
    referees: match.referees,
    state: match.kind === 'bye' ? 'scheduled' : stateOf(match),
    score: given(match.kind === 'called-off' ? match.stood : scoreOf(match)),
    halfTime: given(halfTimeOf(match)),
    penalties: given(finished?.penalties ?? null),
    decision: finished?.decision,
    winner: 'winner' in match && match.kind !== 'bye' ? given(match.winner) : undefined,
    bothLose: walkover?.bothLose,
    stood: walkover?.stood,
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
