import { bodyText } from '../results/body-text.ts'
import { jsonOrText } from '../results/json.ts'
import { retryAfter } from '../results/retry-after.ts'

/** The time limit of a request, reading its body included (docs/quality.md#faults-in-the-browser). */
const TIMEOUT_MS = 8_000
const MOST_BYTES = 2_000_000

/**
 * Why a request failed. Each fault has its own sentence and its own way out.
 * - `unreachable`: the browser has no connection, or none to the service
 * - `timeout`: no response in time
 * - `refused`: any status other than success
 * - `malformed`: a response that cannot be read
 */
export type Fault = 'unreachable' | 'timeout' | 'refused' | 'malformed'

export interface Failure {
  readonly ok: false
  readonly fault: Fault
  /** Milliseconds that the service asks to wait before the next request; null if it does not say. */
  readonly retryAfter: number | null
  /** The status and body of a refusal. The body is parsed if it is JSON. */
  readonly refusal: { readonly status: number; readonly said: unknown } | null
}

export type ServiceResponse<Value> = { readonly ok: true; readonly value: Value } | Failure

export interface RequestOptions {
  /** `fetch`, or its replacement in a test. */
  readonly transport?: typeof fetch
  readonly timeoutMs?: number
  /** The limit of a body after decompression; a larger one is not a response of ours. */
  readonly mostBytes?: number
}

/**
 * Sends a request and reads the response. Never throws: whatever the network or the service does is one of the faults.
 *
 * @param read reads the body of a success; the response is malformed if it returns null or throws
 */
export async function request<Value>(
  address: string,
  init: RequestInit,
  read: (text: string, headers: Headers) => Promise<Value | null> | Value | null,
  { transport = fetch, timeoutMs = TIMEOUT_MS, mostBytes = MOST_BYTES }: RequestOptions = {},
): Promise<ServiceResponse<Value>> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await transport(address, { ...init, signal })
    const { ok, status, headers } = response
    const text = await bodyText(response, mostBytes, signal)
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
): Promise<ServiceResponse<Value>> =>
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

/** True if the browser knows that it has no network. Node does not know, and counts as online. */
export const isOffline = (): boolean => navigator.onLine === false

async function readOrNull<Value>(read: () => Promise<Value> | Value): Promise<Value | null> {
  try {
    return await read()
  } catch {
    return null
  }
}
