import type { Words } from '../text/locale.ts'
import { pathSegment } from '../text/path-segment.ts'
import type { Category } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { type Title, titlesOf } from './titles.ts'

/** A class in one edition. */
export interface ClassYear {
  readonly index: EditionIndex
  readonly category: Category
  /** The titles of the play-offs of the class, the highest play-off first. */
  readonly titles: readonly Title[]
}

/** A class through the years. Classes of different editions are the same if their short names are equal. */
export interface ClassHistory {
  /** An address segment. */
  readonly key: string
  /** Its name in the newest edition. */
  readonly name: Words
  readonly shortName: string
  /** Newest first. */
  readonly years: readonly ClassYear[]
}

export const classKey = ({ shortName, name }: Pick<Category, 'shortName' | 'name'>): string =>
  pathSegment((shortName.trim() || name.en.trim()).toLowerCase().replace(/\s+/g, '-'))

/**
 * Returns the classes whose results are known, in the order of the newest edition. Classes that the newest edition no longer
 * has follow.
 *
 * @param editions newest first
 */
export function classHistories(editions: readonly EditionIndex[]): ClassHistory[] {
  const years = editions.flatMap((index) =>
    index.edition.categories
      .filter(({ resultsHidden, teams }) => !resultsHidden && teams.length > 0)
      .map((category): ClassYear => ({ index, category, titles: ofClass(titlesOf(index), category) })),
  )
  return [...Map.groupBy(years, ({ category }) => classKey(category))].flatMap(([key, ofKey]) => {
    const [newest] = ofKey
    if (!newest || ofKey.every(({ titles }) => titles.length === 0)) return []
    const { name, shortName } = newest.category
    return [{ key, name, shortName: shortName.trim() || name.en, years: ofKey }]
  })
}

/** Returns the clubs that won a class more than once, most titles first, each with its years, the oldest first. */
export function mostTitles({ years }: ClassHistory): { readonly clubId: string; readonly years: number[] }[] {
  const won = years.flatMap(({ titles }) =>
    titles.flatMap(({ level, champion, year }) =>
      level === 0 && champion.clubId !== null ? [{ clubId: champion.clubId, year }] : [],
    ),
  )
  return [...Map.groupBy(won, ({ clubId }) => clubId)]
    .map(([clubId, list]) => ({ clubId, years: list.map(({ year }) => year).reverse() }))
    .filter((club) => club.years.length > 1)
    .sort((one, other) => other.years.length - one.years.length || (one.clubId < other.clubId ? -1 : 1))
}

const ofClass = (titles: readonly Title[], { id }: Category): Title[] =>
  titles.filter(({ category }) => category.id === id)
