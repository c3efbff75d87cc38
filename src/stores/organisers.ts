import { askIdentity, type IdentityResponse } from '../data/browser/identity.ts'
import {
  type Look,
  type Looked,
  look,
  type OrganisersAct,
  readExport,
  type SentImport,
  sendAct,
  sendImport,
  sendRehearsal,
} from '../data/browser/organisers.ts'
import type { Failure, ServiceResponse } from '../data/browser/request.ts'
import { isRecord } from '../domain/is-record.ts'
import type { ImportPreview } from '../domain/organiser/import-preview.ts'
import type { Members, OwnRole } from '../domain/organiser/members.ts'
import type { Role } from '../domain/organiser/roles.ts'
import type { RehearsalState, RehearsalWish } from '../domain/rehearsal/rehearsal-summary.ts'
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

/** Tells what files would change, or stores them if they come with the token of that. */
export async function importInto(edition: EditionIds, sent: SentImport): Promise<Outcome<ImportPreview>> {
  const token = $userToken.get()
  return token === undefined ? SIGNED_OUT : outcomeOf(await sendImport(sent, edition, token))
}

/** Reads the edition as a file that can be imported, or every year. */
export async function exportOf(edition: EditionIds, isWhole: boolean): Promise<Outcome<Blob>> {
  const token = $userToken.get()
  return token === undefined ? SIGNED_OUT : outcomeOf(await readExport(edition, isWhole, token))
}

/** Begins a rehearsal of an edition. @param wish null ends the one that runs */
export async function rehearse(
  edition: EditionIds,
  wish: RehearsalWish | null,
): Promise<Outcome<RehearsalState>> {
  const token = $userToken.get()
  return token === undefined ? SIGNED_OUT : outcomeOf(await sendRehearsal(wish, edition, token))
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
  ) => Promise<{ ok: true; value: Value } | Extract<IdentityResponse<'role'>, { ok: false }>>,
): Promise<Outcome<Value>> {
  const token = $userToken.get()
  if (token === undefined) return SIGNED_OUT
  const response = await call(token)
  if (response.ok) return response
  refused(response.fault, token)
  const { fault } = response
  if (fault.kind === 'unauthorized') return SIGNED_OUT
  if (fault.kind === 'invalid') return { ok: false, trouble: { kind: 'refused', reason: fault.message } }
  if (fault.kind === 'gone') return { ok: false, trouble: { kind: 'changed' } }
  return { ok: false, trouble: { kind: 'away' } }
}

function outcomeOf<Value>(response: ServiceResponse<Value>): Outcome<Value> {
  return response.ok ? response : { ok: false, trouble: troubleOf(response) }
}

function troubleOf({ refusal }: Failure): Trouble {
  const { status = 0, said = null } = refusal ?? {}
  const errors = isRecord(said) && Array.isArray(said.errors) ? said.errors : []
  const [error]: readonly unknown[] = errors
  const { message, extensions } = isRecord(error) ? error : isRecord(said) ? said : {}
  const { code } = isRecord(extensions) ? extensions : {}
  if (code === 'UNAUTHORIZED' || status === 401) return { kind: 'signed-out' }
  if (code === 'FORBIDDEN' || status === 403) return { kind: 'forbidden' }
  if (code === 'CONFLICT' || status === 409) return { kind: 'changed' }
  return typeof message === 'string' && status < 500 ? { kind: 'refused', reason: message } : { kind: 'away' }
}
