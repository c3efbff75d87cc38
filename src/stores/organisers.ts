import { askIdentity, type IdentityAnswer } from '../data/browser/identity.ts'
import { type Look, type Looked, look, type OrganisersAct, sendAct } from '../data/browser/organisers.ts'
import type { Answer, Failure } from '../data/browser/request.ts'
import { isRecord } from '../domain/is-record.ts'
import type { Members, OwnRole } from '../domain/organiser/members.ts'
import type { Role } from '../domain/organiser/roles.ts'
import type { Locale } from '../domain/text/locale.ts'
import type { EditionIds } from '../domain/tournament/edition-ids.ts'
import { storeLink, storeValue } from './desk-storage.ts'
import { refused } from './session.ts'
import { $userToken } from './user-token.ts'

/**
 * Why nothing was done.
 * - `signed-out`: nobody is signed in any more
 * - `forbidden`: the account may not do that
 * - `changed`: somebody else has changed it since
 * - `away`: the service cannot be reached, or not in time
 * - `refused`: the service says why
 */
export type Trouble =
  | { readonly kind: 'signed-out' | 'forbidden' | 'changed' | 'away' }
  | { readonly kind: 'refused'; readonly reason: string }

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly trouble: Trouble }

const SIGNED_OUT = { ok: false, trouble: { kind: 'signed-out' } } as const

/** Reads what is for those who run the cup alone. */
export async function lookAt<What extends Look>(
  what: What,
  edition: EditionIds,
  query?: string,
): Promise<Outcome<Looked<What>>> {
  const token = $userToken.get()
  return token === undefined ? SIGNED_OUT : outcomeOf(await look(what, edition, token, query))
}

/** Asks the results service to do something in an edition. */
export async function act(
  kind: OrganisersAct,
  edition: EditionIds,
  what: Readonly<Record<string, unknown>>,
): Promise<Outcome<true>> {
  const token = $userToken.get()
  return token === undefined ? SIGNED_OUT : outcomeOf(await sendAct(kind, { ...edition, ...what }, token))
}

/** @returns a key that no other change has, as the service asks for */
export const newActKey = (): string => `admin-${crypto.randomUUID()}`

/** Reads what the account that is signed in may do. */
export const readOwnRole = (locale: Locale): Promise<Outcome<OwnRole>> =>
  ask((token) => askIdentity('role', { token, locale }))

/** Makes the account that is signed in a member. @param secret of the invitation */
export const acceptInvitation = (secret: string, locale: Locale): Promise<Outcome<OwnRole>> =>
  ask((token) => askIdentity('joining', { token, locale, payload: { secret } }))

export const readMembers = (locale: Locale): Promise<Outcome<Members>> =>
  ask((token) => askIdentity('members', { token, locale }))

/** @returns the secret of the new invitation, which is told this once */
export const inviteMember = (role: Role, locale: Locale): Promise<Outcome<{ readonly secret: string }>> =>
  ask((token) => askIdentity('invitations', { token, locale, payload: { role } }))

export const endInvitation = (id: number, locale: Locale): Promise<Outcome<true>> =>
  ask((token) => askIdentity('invitation', { token, locale, id }))

/** @param role null takes it away */
export const setMemberRole = (id: number, role: Role | null, locale: Locale): Promise<Outcome<true>> =>
  ask((token) =>
    role === null
      ? askIdentity('removeMember', { token, locale, id })
      : askIdentity('member', { token, locale, id, payload: { role } }),
  )

/** Lets the results desk of this tab report in the name of whoever is signed in. */
export function handDeskTheSession(): void {
  const token = $userToken.get()
  if (token === undefined) return
  storeLink(null)
  storeValue('desk-key', token, false)
}

async function ask<Value>(
  call: (
    token: string,
  ) => Promise<{ ok: true; value: Value } | Extract<IdentityAnswer<'role'>, { ok: false }>>,
): Promise<Outcome<Value>> {
  const token = $userToken.get()
  if (token === undefined) return SIGNED_OUT
  const answer = await call(token)
  if (answer.ok) return answer
  refused(answer.fault, token)
  const { fault } = answer
  if (fault.kind === 'unauthorized') return SIGNED_OUT
  if (fault.kind === 'invalid') return { ok: false, trouble: { kind: 'refused', reason: fault.message } }
  if (fault.kind === 'gone') return { ok: false, trouble: { kind: 'changed' } }
  return { ok: false, trouble: { kind: 'away' } }
}

function outcomeOf<Value>(answer: Answer<Value>): Outcome<Value> {
  return answer.ok ? answer : { ok: false, trouble: troubleOf(answer) }
}

function troubleOf({ refusal }: Failure): Trouble {
  const { status = 0, said = null } = refusal ?? {}
  const errors = isRecord(said) && Array.isArray(said.errors) ? said.errors : []
  const [error]: readonly unknown[] = errors
  const { message, extensions } = isRecord(error) ? error : {}
  const { code } = isRecord(extensions) ? extensions : {}
  if (code === 'UNAUTHORIZED' || status === 401) return { kind: 'signed-out' }
  if (code === 'FORBIDDEN' || status === 403) return { kind: 'forbidden' }
  if (code === 'CONFLICT') return { kind: 'changed' }
  return typeof message === 'string' && status < 500 ? { kind: 'refused', reason: message } : { kind: 'away' }
}
