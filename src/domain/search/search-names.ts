import { isCount, isText, listOf, oneOf, orNull, partsOf, rowOf, type TypeOf } from '../shape.ts'

/** Raised whenever the shape below changes: a page that is open since before a release asks to be loaded again. */
export const SEARCH_NAMES_FORMAT = 3

/** The address of what an edition's schedule lacks for a search; one for both languages. */
export const searchNamesAddress = (year: number): string => `/${year}/search.json`

const isSearchNames = partsOf({
  format: oneOf(SEARCH_NAMES_FORMAT),
  year: isCount,
  /** Classes with published teams: id, how many. */
  categories: listOf(rowOf(isText, isCount)),
  /** Key of `nationOf`, codes in lower case with one blank between. */
  nations: listOf(rowOf(isText, isText)),
  /** Id, name, nation. Only clubs that are not told by their only team. */
  clubs: listOf(rowOf(isText, isText, orNull(isText))),
  /** Id of a field, and whatever else it was called. */
  fields: listOf(listOf(isText)),
})

/** Names that something of an edition is found by, beside those in its schedule. Order is that of the edition. */
export type SearchNames = TypeOf<typeof isSearchNames>

/** The names of a search in a parsed JSON text; null for anything else, of another format included. */
export const parseSearchNames = (value: unknown): SearchNames | null => (isSearchNames(value) ? value : null)
