import { bodyText } from '../results/body-text.ts'
import { jsonOrText } from '../results/json.ts'
import { retryAfter } from '../results/retry-after.ts'

/** Until a request is given up, its whole answer included (quality.md S4). */
const TIMEOUT_MS = 8_000
/** Of a body after decompression; more is no answer of ours (quality.md S4). */
const MOST_BYTES = 2_000_000

/**
 * Why there is no answer: each has its own sentence and its own way out.
 * - `unreachable`: the browser has no connection, or none to the service
 * - `timeout`: no answer in time
 * - `refused`: any status that is no success
 * - `malformed`: an answer that is none
 */
export type Fault = 'unreachable' | 'timeout' | 'refused' | 'malformed'

export interface Failure {
  readonly ok: false
  readonly fault: Fault
  /** Milliseconds that the service asks to be left alone; null where it does not say. */
  readonly retryAfter: number | null
  /** What the service says of a refusal, as JSON where it is some. */
  readonly refusal: { readonly status: number; readonly said: unknown } | null
}

export type Answer<Value> = { readonly ok: true; readonly value: Value } | Failure

export interface RequestOptions {
  /** `fetch`, or what stands for it in a test. */
  readonly transport?: typeof fetch
  readonly timeoutMs?: number
}

/**
 * Asks, and reads what is answered. Never throws: whatever the network or the service does is one of the faults.
 *
 * @param read what the text of a success says; null where it says nothing of the kind, and so where it throws
 */
export async function request<Value>(
  address: string,
  init: RequestInit,
  read: (text: string, headers: Headers) => Promise<Value | null> | Value | null,
  { transport = fetch, timeoutMs = TIMEOUT_MS }: RequestOptions = {},
): Promise<Answer<Value>> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await transport(address, { ...init, signal })
    const { ok, status, headers } = response
    const text = await bodyText(response, MOST_BYTES, signal)
    if (!ok) return refused(status, jsonOrText(text ?? ''), retryAfter(headers))
    const value = text === null ? null : await readOrNull(() => read(text, headers))
    return value === null ? failure('malformed') : { ok: true, value }
  } catch {
    return failure(signal.aborted ? 'timeout' : 'unreachable')
  }
}

export const readJson = <Value>(
  address: string,
  init: RequestInit,
  parse: (value: unknown, headers: Headers) => Promise<Value | null> | Value | null,
  options?: RequestOptions,
): Promise<Answer<Value>> =>
  request(address, init, (text, headers) => parse(JSON.parse(text), headers), options)

export const failure = (fault: Exclude<Fault, 'refused'>): Failure => ({
  ok: false,
  fault,
  retryAfter: null,
  refusal: null,
})

export const refused = (status: number, said: unknown, rest: number | null = null): Failure => ({
  ok: false,
  fault: 'refused',
  retryAfter: rest,
  refusal: { status, said },
})

/** Whether the browser knows that it has no network. Node, which knows nothing of it, is online. */
export const isOffline = (): boolean => navigator.onLine === false

async function readOrNull<Value>(read: () => Promise<Value> | Value): Promise<Value | null> {
  try {
    return await read()
  } catch {
    return null
  }
}
