import type { PageSite } from '../../domain/presentation/page-site.ts'
import { NO_DAY } from '../../domain/schedule/match-filter.ts'
import { type MatchDay, matchDays } from '../../domain/tournament/match-days.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import { dayShort } from './day-words.ts'

/** A value of the filter and what the visitor reads for it. */
export type Option = readonly [value: string, name: string]

/** What can be chosen in the live center of an edition, in one language: only what has matches. */
export interface FilterOptions {
  readonly days: readonly Option[]
  readonly categories: readonly Option[]
  /** Fields by their arena. */
  readonly arenas: readonly (readonly [arena: string, fields: readonly Option[]])[]
  readonly nations: readonly Option[]
}

/** @param noDay the words for matches of no known day */
export function filterOptions(
  { index, locale }: PageSite,
  days: readonly MatchDay[],
  noDay: string,
): FilterOptions {
  const { edition, matchesByField, teamsByNation, matchesByTeam } = index
  const collator = new Intl.Collator(locale)
  const nations = [...teamsByNation].flatMap(([key, teams]): Option[] => {
    const names = nationOf(teams[0]?.nationCode ?? null)?.names
    return names && teams.some(({ id }) => matchesByTeam.has(id)) ? [[key, names[locale]]] : []
  })
  return {
    days: days.map(({ day }) => (day === null ? [NO_DAY, noDay] : [day, dayShort(day, locale)])),
    categories: edition.categories
      .filter(({ divisions }) => divisions.some(({ matches }) => matchDays(matches).length > 0))
      .map(({ id, shortName, name }) => [
        id,
        shortName === name[locale] ? shortName : `${shortName} – ${name[locale]}`,
      ]),
    arenas: edition.arenas.flatMap(({ name, fields }) => {
      const played = fields.filter(({ id }) => matchesByField.has(id))
      return played.length === 0
        ? []
        : [[name, played.map((field): Option => [field.id, field.name])] as const]
    }),
    nations: nations.sort(([, one], [, other]) => collator.compare(one, other)),
  }
}

/** What the visitor reads for a value of the filter; the value itself where it is none of the options. */
export function nameOfChoice(
  options: FilterOptions,
  part: 'day' | 'category' | 'field' | 'nation',
  value: string,
): string {
  const lists = {
    day: options.days,
    category: options.categories,
    field: options.arenas.flatMap(([, fields]) => fields),
    nation: options.nations,
  }
  return lists[part].find(([known]) => known === value)?.[1] ?? value
}
