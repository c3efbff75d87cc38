import { isCount, isText, listOf, oneOf, orNull, partsOf, rowOf, type TypeOf } from '../shape.ts'

/** Raised whenever the shape below changes: a page that was open before the release then asks the user to reload it. */
export const SEARCH_NAMES_FORMAT = 3

/** The address of the search names that an edition's schedule lacks; one file for both languages. */
export const searchNamesAddress = (year: number): string => `/${year}/search.json`

const isSearchNames = partsOf({
  format: oneOf(SEARCH_NAMES_FORMAT),
  year: isCount,
  /** Classes with published teams: id, number of teams. */
  categories: listOf(rowOf(isText, isCount)),
  /** Key of `nationOf`; its codes in lower case, separated by one space. */
  nations: listOf(rowOf(isText, isText)),
  /** Id, name, nation. Only clubs that cannot be found by the name of their only team. */
  clubs: listOf(rowOf(isText, isText, orNull(isText))),
  /** Id of a field, followed by its other names. */
  fields: listOf(listOf(isText)),
})

/** The names, besides those in the schedule, by which a search finds things of an edition, in the order of the edition. */
export type SearchNames = TypeOf<typeof isSearchNames>

/** Returns the search names in a parsed JSON text; null for anything else, including another format. */
export const parseSearchNames = (value: unknown): SearchNames | null => (isSearchNames(value) ? value : null)
