import type { SearchIndex } from '../../domain/search/search-index.ts'
import { parseSearchIndex } from './parse-search-index.ts'

/** Milliseconds until a request is given up (quality.md S4). */
const PATIENCE = 8_000
/** Bytes after decompression; more is no search index of ours (quality.md S4). */
const LARGEST = 2_000_000

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
    const text = await readText(response, signal)
    const index = text === null ? null : parseSearchIndex(JSON.parse(text))
    return index ? { ok: true, index } : { ok: false, fault: 'malformed' }
  } catch (fault) {
    if (signal.aborted) return { ok: false, fault: 'timeout' }
    if (fault instanceof SyntaxError) return { ok: false, fault: 'malformed' }
    return { ok: false, fault: 'offline' }
  }
}

/** The body as text, or null where it is too large; what is beyond the limit is never read. */
async function readText(response: Response, signal: AbortSignal): Promise<string | null> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  // A transport that knows no signal, and one that stops sending, are both left behind.
  const stop = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', stop, { once: true })
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    signal.throwIfAborted()
    if (done) break
    bytes += value.byteLength
    if (bytes > LARGEST) {
      stop()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
  signal.removeEventListener('abort', stop)
  return text + decoder.decode()
}
