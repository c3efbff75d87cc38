import type { EditionIndex } from '../tournament/edition-index.ts'
import { gatesOf } from '../tournament/gates.ts'
import { nationOf } from '../tournament/nation.ts'
import { playingTeams } from '../tournament/withdrawn.ts'
import { nationCodeList } from './nation-code-list.ts'
import { SEARCH_NAMES_FORMAT, type SearchNames } from './search-names.ts'

/** Collects the published names of an edition that a search needs and its schedule does not hold. */
export function searchNamesOf(index: EditionIndex): SearchNames {
  const { edition } = index
  const gates = gatesOf(edition.publication)
  const clubs = gates.clubs && gates.teams ? searchableClubs(index) : []
  return {
    format: SEARCH_NAMES_FORMAT,
    year: edition.year,
    categories: gates.teams
      ? edition.categories.map((category) => [category.id, playingTeams(category).length])
      : [],
    nations: gates.teams ? [...index.teamsByNation.keys()].map((key) => [key, codesOf(key, index)]) : [],
    clubs: clubs.map(({ id, name, nationCode }) => [id, name, nationOf(nationCode)?.key ?? null]),
    fields: edition.arenas.flatMap(({ fields }) => fields).flatMap(aliasesOf),
  }
}

function codesOf(key: string, { teamsByNation }: EditionIndex): string {
  const written = teamsByNation.get(key)?.map((team) => team.nationCode?.trim().toLowerCase() ?? '') ?? []
  return [...new Set([...nationCodeList(key), ...written])].join(' ')
}

function aliasesOf({ id, name, aliases }: EditionIndex['edition']['arenas'][number]['fields'][number]) {
  const others = [...new Set(aliases.map((alias) => alias.name))].filter((other) => other !== name)
  return others.length > 0 ? [[id, ...others] as const] : []
}

/** Returns the clubs with several teams and those whose only team has another name. The search finds the rest as teams. */
function searchableClubs({ edition, teamsByClub }: EditionIndex) {
  return edition.clubs.filter(({ id, name }) => {
    const [first, ...more] = teamsByClub.get(id) ?? []
    return first !== undefined && (more.length > 0 || first.name !== name)
  })
}
