import { parseSearchNames, type SearchNames, searchNamesAddress } from '../../domain/search/search-names.ts'
import { readJson, type ServiceResponse } from './request.ts'

/** Reads the names that a search of an edition needs in addition to the schedule. Never throws. */
export const fetchSearchNames = (year: number): Promise<ServiceResponse<SearchNames>> =>
  readJson(searchNamesAddress(year), {}, parseSearchNames)
