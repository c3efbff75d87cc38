import { IDENTITY_CALLS, type IdentityCall, type IdentityExchange } from '../../contract/identity.ts'
import type { AccountFault } from '../../domain/account/session.ts'
import { isToken } from '../../domain/account/token.ts'
import { boundedText } from './bounded-text.ts'
import { isOffline } from './connection.ts'
import { parseFavouriteField, parseFavouriteTeam, parseRefusal, parseUser } from './parse-user.ts'
import { PATIENCE } from './patience.ts'
import { busyFor } from './retry-after.ts'
import { SERVICES } from './services.ts'

/** The calls that go with credentials (spec.md §7). */
const WITH_CREDENTIALS: ReadonlySet<IdentityCall> = new Set(['user', 'signOut'])

/** What the answer of each call is read as: null is an answer that is none. */
const READERS = {
  user: parseUser,
  signIn: tokenOf,
  register: tokenOf,
  signOut: done,
  deleteAccount: done,
  addTeam: parseFavouriteTeam,
  removeTeam: done,
  addField: parseFavouriteField,
  removeField: done,
  accountPage: urlOf,
  judgePassword: judgementOf,
  sendConfirmation: done,
} as const satisfies Record<IdentityCall, (value: unknown, text: string) => unknown>

export type IdentityValue<Call extends IdentityCall> = NonNullable<ReturnType<(typeof READERS)[Call]>>

export type IdentityAnswer<Call extends IdentityCall> =
  | { readonly ok: true; readonly value: IdentityValue<Call> }
  | { readonly ok: false; readonly fault: AccountFault }

export interface IdentityRequest<Call extends IdentityCall> {
  /** Null: nobody is signed in, and no Authorization header is sent. */
  readonly token: string | null
  readonly payload?: IdentityExchange[Call]['payload']
  /** In place of `:id`. */
  readonly id?: number
  /** Of the sentences in a refusal. */
  readonly locale?: string
  /** Whether the request may outlive the page that asks. */
  readonly keepalive?: boolean
}

/**
 * Asks the identity service. Never throws: whatever the network or the service does is one of the faults. Nothing is
 * asked while the browser knows that it is offline, and no redirect is followed, as it could carry a password elsewhere.
 *
 * @param options.transport `fetch`, or what stands for it in a test
 * @param options.patience milliseconds for the whole answer
 */
export async function askIdentity<Call extends IdentityCall>(
  call: Call,
  { token, payload = null, id, locale, keepalive = false }: IdentityRequest<Call>,
  { transport = fetch, patience = PATIENCE }: { transport?: typeof fetch; patience?: number } = {},
): Promise<IdentityAnswer<Call>> {
  if (isOffline()) return failed({ kind: 'offline' })
  const { method, path } = IDENTITY_CALLS[call]
  const signal = AbortSignal.timeout(patience)
  try {
    const response = await transport(`${SERVICES.identity}${path.replace(':id', String(id))}`, {
      method,
      signal,
      keepalive,
      headers: headersOf(token, payload !== null, locale),
      credentials: WITH_CREDENTIALS.has(call) ? 'include' : 'omit',
      cache: 'no-store',
      redirect: 'error',
      ...(payload !== null && { body: JSON.stringify(payload) }),
    })
    const text = await boundedText(response, signal)
    if (response.status < 200 || response.status > 299) return failed(faultOf(response, text))
    const value = text === null || isMarkup(text) ? null : READERS[call](contentOf(text), text)
    return value === null ? failed({ kind: 'malformed' }) : { ok: true, value: value as IdentityValue<Call> }
  } catch (problem) {
    if (signal.aborted) return failed({ kind: 'timeout' })
    if (problem instanceof SyntaxError || problem instanceof RangeError) return failed({ kind: 'malformed' })
    return failed({ kind: isOffline() ? 'offline' : 'down' })
  }
}

const failed = (fault: AccountFault) => ({ ok: false, fault }) as const

function headersOf(token: string | null, hasPayload: boolean, locale: string | undefined): HeadersInit {
  return {
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(hasPayload && { 'content-type': 'application/json' }),
    ...(locale !== undefined && { 'accept-language': locale }),
  }
}

/** A page with status 200, as a café's network answers before one has paid: nothing was done. */
const isMarkup = (text: string) => /^\s*</.test(text)

/** A text that is no JSON stays text: tokens come so. */
function contentOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function faultOf({ status, headers }: Response, text: string | null): AccountFault {
  if (status === 401) return { kind: 'unauthorized' }
  if (status === 404) return { kind: 'gone' }
  if (status === 422) return { kind: 'invalid', ...parseRefusal(text === null ? null : contentOf(text)) }
  if (status === 429 || status === 503) {
    const { message } = parseRefusal(text === null || isMarkup(text) ? null : contentOf(text))
    const why = status === 429 && message !== '' ? { message } : {}
    return { kind: 'busy', retryAfter: busyFor(headers), ...why }
  }
  return { kind: 'down' }
}

/** The text itself, or a text in JSON. */
function tokenOf(value: unknown, text: string): string | null {
  const token = typeof value === 'string' ? value : text
  return isToken(token.trim()) ? token.trim() : null
}

function done(): true {
  return true
}

function judgementOf(value: unknown): { good: boolean; message: string } | null {
  if (typeof value !== 'object' || value === null || !('good' in value) || !('message' in value)) return null
  const { good, message } = value
  return typeof good === 'boolean' && typeof message === 'string'
    ? { good, message: message.slice(0, 500) }
    : null
}

function urlOf(value: unknown): string | null {
  const url = typeof value === 'object' && value !== null && 'url' in value ? value.url : null
  return typeof url === 'string' && url !== '' ? url : null
}
