import type { SearchIndex } from '../../domain/search/search-index.ts'
import { parseSearchIndex } from './parse-search-index.ts'
import { type ReadFault, type ReadOptions, readJson } from './read-json.ts'

/** Why there is no index. */
export type SearchIndexFault = ReadFault

export type SearchIndexAnswer =
  | { readonly ok: true; readonly index: SearchIndex }
  | { readonly ok: false; readonly fault: SearchIndexFault }

/**
 * Reads the search index of an edition. Never throws.
 *
 * @param address as `searchIndexAddress` gives it
 */
export async function fetchSearchIndex(address: string, options?: ReadOptions): Promise<SearchIndexAnswer> {
  const answer = await readJson(address, parseSearchIndex, options)
  return answer.ok ? { ok: true, index: answer.value } : answer
}
