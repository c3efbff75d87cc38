import type { Favourites } from '../account/favourites.ts'
import { divisionPage, fieldAddress, localized, teamAddress } from '../presentation/addresses.ts'
import type { Schedule, ScheduleDivision } from '../schedule/schedule.ts'
import type { Locale } from '../text/locale.ts'
import type { Team } from '../tournament/edition.ts'
import type { Match } from '../tournament/match.ts'
import { involves } from '../tournament/outcome.ts'

/** The most pages that are saved, whatever somebody follows: the first ones are the most important in a hall. */
export const MOST_PAGES = 80
/** The most bytes of pages and the files they load, as stored in the browser. */
export const MOST_BYTES = 24_000_000

export interface PageToSave {
  /** The address with its language. */
  readonly address: string
  readonly title: string
  /** The class of a play-off, whose own name would reveal how far a team came; null for other pages. */
  readonly playoffOf: string | null
}

/**
 * Returns the pages that a visitor with favourites needs without a network, the most important first: those of the teams,
 * then their groups, their play-offs, and the fields that are followed or played on. Until a play-off names a team, the team
 * may come to any play-off of its class.
 */
export function pagesToSave(favourites: Favourites, schedule: Schedule, locale: Locale): PageToSave[] {
  const { year, teams, fields, categories } = schedule
  const own = favourites.teams.flatMap(({ teamId, year: of }) =>
    of === year ? (teams.get(teamId) ?? []) : [],
  )
  const followed = favourites.fields.flatMap(({ fieldId, year: of }) => (of === year ? fieldId : []))
  const ownIds = new Set(own.map(({ id }) => id))
  const matches = [...schedule.matches.values()].filter((match) =>
    [...ownIds].some((id) => involves(match, id)),
  )
  const divisions = own.flatMap((team) => divisionsOf(team, matches, schedule))
  const named = (categoryId: string, name: string) =>
    [categories.get(categoryId)?.shortName ?? '', name].filter(Boolean).join(' · ')
  const page = (division: ScheduleDivision) => ({
    address: divisionPage(year, division),
    title: named(division.categoryId, division.name[locale]),
    playoffOf: division.kind === 'playoff' ? named(division.categoryId, '') : null,
  })
  const pages = [
    ...own.map(({ id, name, categoryId }) => ({
      address: teamAddress(year, id),
      title: named(categoryId, name),
      playoffOf: null,
    })),
    ...divisions.filter(({ kind }) => kind !== 'playoff').map(page),
    ...divisions.filter(({ kind }) => kind === 'playoff').map(page),
    ...[...followed, ...matches.flatMap(({ fieldId }) => fieldId ?? [])].flatMap((fieldId) => {
      const field = fields.get(fieldId)
      return field
        ? { address: fieldAddress(year, field.arenaId, field.id), title: field.name, playoffOf: null }
        : []
    }),
  ]
  const byAddress = new Map(
    pages.map((one) => [one.address, { ...one, address: localized(one.address, locale) }]),
  )
  return [...byAddress.values()]
}

/** @param matches of all teams that the visitor follows */
function divisionsOf(
  { id, categoryId }: Team,
  matches: readonly Match[],
  { divisions }: Schedule,
): ScheduleDivision[] {
  const named = new Set(matches.flatMap((match) => (involves(match, id) ? match.divisionId : [])))
  const ofClass = [...divisions.values()].filter((division) => division.categoryId === categoryId)
  const own = ofClass.filter((division) => named.has(division.id))
  return own.some(({ kind }) => kind === 'playoff')
    ? own
    : [...own, ...ofClass.filter(({ kind }) => kind === 'playoff')]
}
