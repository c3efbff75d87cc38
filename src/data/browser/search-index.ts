import type { SearchIndex } from '../../domain/search/search-index.ts'
import { parseSearchIndex } from './parse-search-index.ts'
import { type Answer, type RequestOptions, readJson } from './request.ts'

/**
 * Reads the search index of an edition. Never throws.
 *
 * @param address as `searchIndexAddress` gives it
 */
export const fetchSearchIndex = (address: string, options?: RequestOptions): Promise<Answer<SearchIndex>> =>
  readJson(address, {}, parseSearchIndex, options)
