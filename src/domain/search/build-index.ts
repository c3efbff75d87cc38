import { clock, dayOf, shortDate } from '../time/stockholm.ts'
import { type EditionIndex, playable } from '../tournament/edition-index.ts'
import { gatesOf } from '../tournament/gates.ts'
import type { Match, Participant } from '../tournament/match.ts'
import { nationOf } from '../tournament/nation.ts'
import { nationCodeList } from './nation-code-list.ts'
import { SEARCH_INDEX_FORMAT, type SearchIndex } from './search-index.ts'

/** The address of an edition's search index; one for both languages. */
export const searchIndexAddress = (year: number): string => `/${year}/search.json`

/** What of an edition can be searched: what has been published of it, and has a page. */
export function buildSearchIndex(index: EditionIndex): SearchIndex {
  const { edition } = index
  const gates = gatesOf(edition.publication)
  const categories = gates.teams ? edition.categories : []
  const teams = gates.teams ? [...index.teams.values()] : []
  const nationKeys = gates.teams ? [...index.teamsByNation.keys()] : []
  const teamAt = positions(teams.map((team) => team.id))
  const nationAt = positions(nationKeys)
  const categoryAt = positions(categories.map((category) => category.id))
  const nationPosition = (code: string | null) => nationAt.get(nationOf(code)?.key ?? '') ?? -1
  const clubs = gates.clubs && gates.teams ? searchableClubs(index) : []
  const clubAt = positions(clubs.map((club) => club.id))
  return {
    format: SEARCH_INDEX_FORMAT,
    year: edition.year,
    nations: nationKeys.map((key) => {
      const own = index.teamsByNation.get(key) ?? []
      const names = nationOf(own[0]?.nationCode ?? null)?.names
      const written = own.map((team) => team.nationCode?.trim().toLowerCase() ?? '')
      const codes = [...new Set([...nationCodeList(key), ...written])]
      return [key, names?.en ?? key, names?.sv ?? key, codes.join(' '), own.length]
    }),
    categories: categories.map(({ id, shortName, name, gender, age, teams: own }) => [
      id,
      shortName,
      name.en,
      name.sv,
      gender,
      age,
      own.length,
    ]),
    clubs: clubs.map(({ id, name, nationCode, teams: own }) => [
      id,
      name,
      nationPosition(nationCode),
      own.length,
    ]),
    teams: teams.map((team) => [
      team.id,
      team.name,
      categoryAt.get(team.categoryId) ?? -1,
      clubAt.get(team.clubId ?? '') ?? -1,
      nationPosition(team.nationCode),
    ]),
    arenas: edition.arenas.map(({ id, name, area, fields }) => [
      id,
      name,
      area ?? '',
      fields.map((field) => [field.id, field.name, ...aliasesOf(field)] as const),
    ]),
    ...matchColumns(gates.matches ? categories.flatMap(numbered) : [], teamAt, categoryAt),
  }
}

const positions = (keys: readonly string[]): ReadonlyMap<string, number> =>
  new Map(keys.map((key, position) => [key, position]))

const aliasesOf = (field: EditionIndex['edition']['arenas'][number]['fields'][number]): string[] =>
  [...new Set(field.aliases.map((alias) => alias.name))].filter((name) => name !== field.name)

/** Clubs with several teams, and those whose only team plays under another name: the rest are found as teams. */
function searchableClubs(index: EditionIndex) {
  return index.edition.clubs
    .map((club) => ({ ...club, teams: index.teamsByClub.get(club.id) ?? [] }))
    .filter(({ name, teams }) => teams.length > 1 || (teams.length === 1 && teams[0]?.name !== name))
}

const numbered = (category: EditionIndex['edition']['categories'][number]): Match[] =>
  category.divisions
    .flatMap((division) => playable(division.matches))
    .filter((match) => match.number !== null)

function matchColumns(
  matches: readonly Match[],
  teamAt: ReadonlyMap<string, number>,
  categoryAt: ReadonlyMap<string, number>,
): Pick<SearchIndex, 'days' | 'matches'> {
  const side = (participant: Participant) => {
    if (participant.kind === 'bye') return ''
    if (participant.kind === 'placeholder') return participant.label
    return teamAt.get(participant.teamId) ?? participant.name
  }
  const dayList = [...new Set(matches.map(dayOfMatch))].filter((day) => day !== null).sort()
  const dayAt = positions(dayList)
  return {
    days: dayList.map((day) => [shortDate(day, 'en'), shortDate(day, 'sv')] as const),
    matches: {
      numbers: matches.map((match) => match.number ?? ''),
      ids: matches.map((match) => match.id),
      homes: matches.map((match) => side(match.home)),
      aways: matches.map((match) => side(match.away)),
      categories: matches.map((match) => categoryAt.get(match.categoryId) ?? -1),
      days: matches.map((match) => dayAt.get(dayOfMatch(match) ?? '') ?? -1),
      minutes: matches.map(({ time }) => (time.kind === 'instant' ? minutesOf(clock(time.at)) : -1)),
    },
  }
}

function dayOfMatch({ time }: Match): string | null {
  if (time.kind === 'unknown') return null
  return time.kind === 'day' ? time.day : dayOf(time.at)
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
