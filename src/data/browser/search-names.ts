import { parseSearchNames, type SearchNames, searchNamesAddress } from '../../domain/search/search-names.ts'
import { type Answer, readJson } from './request.ts'

/** Reads the names that a search of an edition needs in addition to the schedule. Never throws. */
export const fetchSearchNames = (year: number): Promise<Answer<SearchNames>> =>
  readJson(searchNamesAddress(year), {}, parseSearchNames)
