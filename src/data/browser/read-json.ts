import { boundedText } from './bounded-text.ts'
import { PATIENCE } from './patience.ts'

/** Why there is no answer: told apart because each has its own sentence and its own way out. */
export type ReadFault = 'offline' | 'timeout' | 'refused' | 'malformed'

export type ReadAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: ReadFault }

export interface ReadOptions {
  /** `fetch`, or what stands for it in a test. */
  readonly transport?: typeof fetch
  /** Milliseconds for the whole answer. */
  readonly patience?: number
  readonly headers?: Readonly<Record<string, string>>
  /** How the browser's own cache is used; as it sees fit where not said. */
  readonly cache?: RequestCache
}

/**
 * Reads a JSON text and what it holds. Never throws: whatever the network or the server does is one of the faults.
 *
 * @param parse the value in the parsed text; null where it is no such thing
 */
export async function readJson<Value>(
  address: string,
  parse: (value: unknown) => Value | null,
  { transport = fetch, patience = PATIENCE, headers, cache }: ReadOptions = {},
): Promise<ReadAnswer<Value>> {
  const signal = AbortSignal.timeout(patience)
  try {
    const response = await transport(address, {
      signal,
      cache,
      headers: { accept: 'application/json', ...headers },
    })
    if (!response.ok) return { ok: false, fault: 'refused' }
    const text = await boundedText(response, signal)
    const value = text === null ? null : parse(JSON.parse(text))
    return value === null ? { ok: false, fault: 'malformed' } : { ok: true, value }
  } catch (fault) {
    if (signal.aborted) return { ok: false, fault: 'timeout' }
    if (fault instanceof SyntaxError || fault instanceof RangeError) return { ok: false, fault: 'malformed' }
    return { ok: false, fault: 'offline' }
  }
}
