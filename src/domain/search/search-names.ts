import * as v from 'valibot'
import { count, listOf, rowsOf, text } from '../json-forms.ts'

/** Raised whenever the shape below changes: a page that was open before the release then asks the user to reload it. */
export const SEARCH_NAMES_FORMAT = 3

/** The address of the search names that an edition's schedule lacks; one file for both languages. */
export const searchNamesAddress = (year: number): string => `/${year}/search.json`

const searchNames = v.object({
  format: v.literal(SEARCH_NAMES_FORMAT),
  year: count,
  /** Classes with published teams: id, number of teams. */
  categories: rowsOf(text, count),
  /** Key of `nationOf`; its codes in lower case, separated by one space. */
  nations: rowsOf(text, text),
  /** Id, name, nation. Only clubs that cannot be found by the name of their only team. */
  clubs: rowsOf(text, text, v.nullable(text)),
  /** Id of a field, followed by its other names. */
  fields: listOf(listOf(text)),
})

/** The names, besides those in the schedule, by which a search finds things of an edition, in the order of the edition. */
export type SearchNames = v.InferOutput<typeof searchNames>

/** Returns the search names in a parsed JSON text; null for anything else, including another format. */
export const parseSearchNames = (value: unknown): SearchNames | null =>
  v.is(searchNames, value) ? value : null
