import { NO_DAY } from '../../domain/schedule/match-filter.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { editionDays, matchDays } from '../../domain/tournament/match-days.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import { translator } from '../../i18n/translate.ts'
import { dayShort } from '../ui/day-words.ts'
import type { FilterOptions, Option } from './filter-choice.ts'

export function filterOptions({ index, locale }: PageSite): FilterOptions {
  const { edition, matchesByField, teamsByNation, matchesByTeam } = index
  const days = editionDays(index)
  const collator = new Intl.Collator(locale)
  const nations = [...teamsByNation].flatMap(([key, teams]): Option[] => {
    const names = nationOf(teams[0]?.nationCode ?? null)?.names
    return names && teams.some(({ id }) => matchesByTeam.has(id)) ? [[key, names[locale]]] : []
  })
  return {
    days: days.map(({ day }) =>
      day === null ? [NO_DAY, translator(locale)('match.noTime')] : [day, dayShort(day, locale)],
    ),
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
