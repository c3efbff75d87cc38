import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { compareNames } from '../../domain/text/name-order.ts'
import type { Team } from '../../domain/tournament/edition.ts'
import { countMedals, type Medal, medalsByNation } from '../../domain/tournament/medals.ts'
import { nationOf } from '../../domain/tournament/nation.ts'

/** A nation's names and flag on the pages of an edition. */
interface NamedNation {
  readonly key: string
  readonly name: string
  /** The flag's id in the sprite. */
  readonly flag: string | undefined
  readonly teams: number
}

export interface MedalledNation extends NamedNation {
  readonly medals: readonly Medal[]
}

/** @param teams of the nation; the nation code of the first one gives the name */
export function namedNation(key: string, teams: readonly Team[], locale: Locale): NamedNation {
  const nation = nationOf(teams[0]?.nationCode ?? null)
  return { key, name: nation?.names[locale] ?? key, flag: nation?.flag, teams: teams.length }
}

/** Returns the nations of an edition in the order of their names. */
export const nationsByName = ({ index, locale }: EditionSite): MedalledNation[] =>
  [...index.teamsByNation]
    .map(([key, teams]) => ({
      ...namedNation(key, teams, locale),
      medals: medalsByNation(index).get(key) ?? [],
    }))
    .sort((one, other) => compareNames(one.name, other.name, locale))

/** Orders nations by their medals: most gold first, then silver, then bronze. */
export function byMedals(one: MedalledNation, other: MedalledNation): number {
  const own = countMedals(one.medals)
  return countMedals(other.medals).reduce((found, count, at) => found || count - (own[at] ?? 0), 0)
}
