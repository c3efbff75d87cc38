import { type EditionIndex, playable } from '../tournament/edition-index.ts'
import { matchDays } from '../tournament/match-days.ts'
import {
  arenaAddress,
  arenasAddress,
  categoriesAddress,
  categoryAddress,
  categoryTeamsAddress,
  fieldAddress,
  homeAddress,
  matchAddress,
  matchesAddress,
  matchesDayAddress,
  nationAddress,
  nationsAddress,
  statesAddress,
  streamAddress,
  streamsAddress,
  teamAddress,
} from './addresses.ts'
import { divisionPage } from './division-page.ts'

/**
 * The addresses, without language, of an edition's pages that a search engine is to find: all but the search page,
 * which is empty until somebody types, and what is one person's own.
 */
export function pageAddresses({ edition, teams, teamsByNation, matches }: EditionIndex): string[] {
  const { year, categories, arenas, streams } = edition
  const days = matchDays([...matches.values()]).flatMap(({ day }) => day ?? [])
  return [
    homeAddress(year),
    categoriesAddress(year),
    nationsAddress(year),
    arenasAddress(year),
    matchesAddress(year),
    streamsAddress(year),
    statesAddress(year),
    ...categories.flatMap((category) => [
      categoryAddress(year, category.id),
      categoryTeamsAddress(year, category.id),
      ...category.divisions.map((division) => divisionPage(year, division)),
    ]),
    ...[...teamsByNation.keys()].map((key) => nationAddress(year, key)),
    ...arenas.flatMap((arena) => [
      arenaAddress(year, arena.id),
      ...arena.fields.map((field) => fieldAddress(year, arena.id, field.id)),
    ]),
    ...streams.map((stream) => streamAddress(year, stream.id)),
    ...[...teams.keys()].map((id) => teamAddress(year, id)),
    ...days.map((day) => matchesDayAddress(year, day)),
    ...categories.flatMap((category) =>
      category.divisions.flatMap((division) =>
        playable(division.matches).map((match) => matchAddress(year, match.id)),
      ),
    ),
  ]
}
