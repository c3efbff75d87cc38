import type { Locale } from '../../domain/text/locale.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { nationOf } from '../../domain/tournament/nation.ts'

/** Returns queries that find something in an edition, one of each kind, in the words of a language. */
export function searchExamples(index: EditionIndex, locale: Locale) {
  const { categories, arenas } = index.edition
  const category =
    categories.find(({ age }) => age === 14) ?? categories.find(({ age }) => age !== null) ?? categories[0]
  const fields = arenas.flatMap((arena) => arena.fields)
  const field = fields.find(({ name }) => name.endsWith(' 7')) ?? fields[0]
  const [, abroad] = [...index.teamsByNation].sort(([, one], [, other]) => other.length - one.length)
  const club = [...index.teamsByClub].sort(([, one], [, other]) => other.length - one.length)[0]
  const number = [...index.matches.values()].findLast((match) => match.number !== null)?.number
  return {
    class: category?.shortName,
    field: field?.name,
    nation: nationOf(abroad?.[1][0]?.nationCode ?? null)?.names[locale],
    club: index.clubs.get(club?.[0] ?? '')?.name,
    number: number === undefined ? undefined : `#${number}`,
  }
}
