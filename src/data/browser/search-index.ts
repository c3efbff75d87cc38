import type { SearchIndex } from '../../domain/search/search-index.ts'
import { boundedText } from './bounded-text.ts'
import { parseSearchIndex } from './parse-search-index.ts'

/** Milliseconds until a request is given up (quality.md S4). */
const PATIENCE = 8_000

/** Why there is no index: told apart because each has its own sentence and its own way out. */
export type SearchIndexFault = 'offline' | 'timeout' | 'refused' | 'malformed'

export type SearchIndexAnswer =
  | { readonly ok: true; readonly index: SearchIndex }
  | { readonly ok: false; readonly fault: SearchIndexFault }

/**
 * Reads the search index of an edition. Never throws: whatever the network or the server does is one of the faults.
 *
 * @param address as `searchIndexAddress` gives it
 * @param options.transport `fetch`, or what stands for it in a test
 * @param options.patience milliseconds for the whole answer
 */
export async function fetchSearchIndex(
  address: string,
  { transport = fetch, patience = PATIENCE }: { transport?: typeof fetch; patience?: number } = {},
): Promise<SearchIndexAnswer> {
  const signal = AbortSignal.timeout(patience)
  try {
    const response = await transport(address, { signal, headers: { accept: 'application/json' } })
    if (!response.ok) return { ok: false, fault: 'refused' }
    const text = await boundedText(response, signal)
    const index = text === null ? null : parseSearchIndex(JSON.parse(text))
    return index ? { ok: true, index } : { ok: false, fault: 'malformed' }
  } catch (fault) {
    if (signal.aborted) return { ok: false, fault: 'timeout' }
    if (fault instanceof SyntaxError) return { ok: false, fault: 'malformed' }
    return { ok: false, fault: 'offline' }
  }
}
