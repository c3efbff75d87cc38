import { classHistories } from '../history/class-history.ts'
import { isTold } from '../history/told-editions.ts'
import {
  arenaAddress,
  arenasAddress,
  categoriesAddress,
  categoryAddress,
  categoryTeamsAddress,
  classHistoryAddress,
  clubAddress,
  clubsAddress,
  dataAddress,
  fieldAddress,
  historyAddress,
  homeAddress,
  matchAddress,
  matchesAddress,
  matchesDayAddress,
  matchesPartAddress,
  medalsAddress,
  nationAddress,
  nationsAddress,
  pressAddress,
  pressClubAddress,
  pressDayAddress,
  pressNationAddress,
  rankingAddress,
  recordsAddress,
  statesAddress,
  storyAddress,
  streamAddress,
  streamsAddress,
  teamAddress,
} from '../presentation/addresses.ts'
import { divisionPage } from '../presentation/division-page.ts'
import { dayParts } from '../schedule/day-parts.ts'
import { type EditionIndex, playable } from '../tournament/edition-index.ts'
import type { Match } from '../tournament/match.ts'
import { editionDays } from '../tournament/match-days.ts'

/**
 * The addresses, without language, of an edition's pages that a search engine is to find: all but the search page,
 * which is empty until somebody types, and what is one person's own.
 */
export function pageAddresses(index: EditionIndex, latestYear: number | null): string[] {
  const { edition, teams, teamsByClub, teamsByNation } = index
  const { year, categories, arenas, streams } = edition
  const days = editionDays(index)
  return [
    homeAddress(year),
    categoriesAddress(year),
    nationsAddress(year),
    clubsAddress(year),
    arenasAddress(year),
    matchesAddress(year),
    streamsAddress(year),
    statesAddress(year),
    rankingAddress(year),
    pressAddress(year),
    dataAddress(year),
    ...(isTold(index, latestYear) ? [storyAddress(year)] : []),
    ...categories.flatMap((category) => [
      categoryAddress(year, category.id),
      categoryTeamsAddress(year, category.id),
      ...category.divisions.map((division) => divisionPage(year, division)),
    ]),
    ...[...teamsByNation.keys()].map((key) => nationAddress(year, key)),
    ...[...index.clubs.keys()].map((id) => clubAddress(year, id)),
    ...arenas.flatMap((arena) => [
      arenaAddress(year, arena.id),
      ...arena.fields.map((field) => fieldAddress(year, arena.id, field.id)),
    ]),
    ...streams.map((stream) => streamAddress(year, stream.id)),
    ...[...teams.keys()].map((id) => teamAddress(year, id)),
    ...days.flatMap(({ day, matches: ofDay }) => (day === null ? [] : dayAddresses(year, day, ofDay))),
    ...days.flatMap(({ day }) => (day === null ? [] : [pressDayAddress(year, day)])),
    ...[...teamsByNation.keys()].map((key) => pressNationAddress(year, key)),
    ...[...teamsByClub.keys()].map((id) => pressClubAddress(year, id)),
    ...categories.flatMap((category) =>
      category.divisions.flatMap((division) =>
        playable(division.matches).map((match) => matchAddress(year, match.id)),
      ),
    ),
  ]
}

/**
 * The addresses, without language, of the pages that belong to no edition.
 *
 * @param told see `toldEditions`: before an edition is over there is no history
 */
export const yearlessAddresses = (told: readonly EditionIndex[]): string[] => [
  homeAddress(),
  ...(told.length === 0 ? [] : [historyAddress(), recordsAddress(), medalsAddress()]),
  ...classHistories(told).map(({ key }) => classHistoryAddress(key)),
]

function dayAddresses(year: number, day: string, matches: readonly Match[]): string[] {
  const parts = dayParts(matches)
  const ofParts = parts.length > 1 ? parts.map(({ key }) => matchesPartAddress(year, day, key)) : []
  return [matchesDayAddress(year, day), ...ofParts]
}
