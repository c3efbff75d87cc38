import {
  IDENTITY_CALLS,
  type IdentityCall,
  type IdentityExchange,
  type WireJudgement,
} from '../../contract/identity.ts'
import type { AccountFault } from '../../domain/account/session.ts'
import { isToken } from '../../domain/account/token.ts'
import type { Untrusted } from '../results/documents.ts'
import { jsonOrText, record } from '../results/json.ts'
import { accountFault } from './account-fault.ts'
import { parseAlertDevice, parseAlerts } from './parse-alerts.ts'
import { parseInvited, parseMembers, parseRole } from './parse-members.ts'
import { parseFavouriteField, parseFavouriteTeam, parseRefusal, parseUser } from './parse-user.ts'
import { type Failure, isOffline, type RequestOptions, request } from './request.ts'
import { SERVICES } from './services.ts'

/**
 * The calls that go with credentials: the two that every identity service has, and those that make the device known to the
 * account. Without its cookie a browser would be a stranger at every sign-in.
 */
const WITH_CREDENTIALS: ReadonlySet<IdentityCall> = new Set(['user', 'signOut', 'signIn', 'register'])

/** Reads the response of each call; null if the response is not valid. */
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
  alerts: parseAlerts,
  endAlerts: done,
  keepAlertDevice: parseAlertDevice,
  removeAlertDevice: done,
  testAlert: done,
  role: parseRole,
  joining: parseRole,
  members: parseMembers,
  member: done,
  removeMember: done,
  invitations: parseInvited,
  invitation: done,
} as const satisfies Record<IdentityCall, (value: unknown, text: string) => unknown>

export type IdentityValue<Call extends IdentityCall> = NonNullable<ReturnType<(typeof READERS)[Call]>>

export type IdentityResponse<Call extends IdentityCall> =
  | { readonly ok: true; readonly value: IdentityValue<Call> }
  | { readonly ok: false; readonly fault: AccountFault }

export interface IdentityRequest<Call extends IdentityCall> {
  /** null if nobody is signed in; no Authorization header is sent. */
  readonly token: string | null
  readonly payload?: IdentityExchange[Call]['payload']
  /** Replaces `:id` in the path. */
  readonly id?: number
  /** The language of the sentences in a refusal. */
  readonly locale?: string
  /** Whether the request may outlive the page that sends it. */
  readonly keepalive?: boolean
}

/**
 * Sends a request to the identity service. Never throws: whatever the network or the service does is one of the faults.
 * Sends nothing while the browser knows that it is offline. Follows no redirect, because that could carry a password
 * elsewhere.
 */
export async function askIdentity<Call extends IdentityCall>(
  call: Call,
  { token, payload = null, id, locale, keepalive = false }: IdentityRequest<Call>,
  options?: RequestOptions,
): Promise<IdentityResponse<Call>> {
  if (isOffline()) return { ok: false, fault: { kind: 'offline' } }
  const { method, path } = IDENTITY_CALLS[call]
  const response = await request(
    `${SERVICES.identity}${path.replace(':id', String(id))}`,
    {
      method,
      keepalive,
      headers: headersOf(token, payload !== null, locale),
      credentials: WITH_CREDENTIALS.has(call) ? 'include' : 'omit',
      cache: 'no-store',
      redirect: 'error',
      ...(payload !== null && { body: JSON.stringify(payload) }),
    },
    (text) => (isMarkup(text) ? null : READERS[call](jsonOrText(text), text)),
    options,
  )
  return response.ok
    ? { ok: true, value: response.value as IdentityValue<Call> }
    : { ok: false, fault: faultOf(response) }
}

function headersOf(token: string | null, hasPayload: boolean, locale: string | undefined): HeadersInit {
  return {
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(hasPayload && { 'content-type': 'application/json' }),
    ...(locale !== undefined && { 'accept-language': locale }),
  }
}

/** An HTML page with status 200, such as the login page of a café's network, means that nothing was done. */
const isMarkup = (text: string) => /^\s*</.test(text)

function faultOf(failure: Failure): AccountFault {
  const { status, said } = failure.refusal ?? {}
  if (status === 401) return { kind: 'unauthorized' }
  if (status === 404) return { kind: 'gone' }
  return status === 422 ? { kind: 'invalid', ...parseRefusal(said) } : accountFault(failure)
}

/** The token is the text itself, or a JSON string. */
function tokenOf(value: unknown, text: string): string | null {
  const token = typeof value === 'string' ? value : text
  return isToken(token.trim()) ? token.trim() : null
}

function done(): true {
  return true
}

function judgementOf(value: unknown): { good: boolean; message: string } | null {
  const { good, message } = record<Untrusted<WireJudgement>>(value) ?? {}
  return typeof good === 'boolean' && typeof message === 'string'
    ? { good, message: message.slice(0, 500) }
    : null
}

function urlOf(value: unknown): string | null {
  const { url } = record<{ readonly url?: unknown }>(value) ?? {}
  return typeof url === 'string' && url !== '' ? url : null
}
