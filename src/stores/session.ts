import { atom, type ReadableAtom } from 'nanostores'
import { accountFault } from '../data/browser/account-fault.ts'
import { askIdentity, type IdentityResponse } from '../data/browser/identity.ts'
import {
  type AccountFault,
  faultIn,
  type Outcome,
  type Session,
  SIGNED_OUT,
} from '../domain/account/session.ts'
import type { Locale } from '../domain/text/locale.ts'
import { openAccountPage } from './account-page.ts'
import { forgetAlerts } from './alert-traces.ts'
import { $editions, cupId, setEditions, takeUser, yearOfStaticSite } from './app.ts'
import { forgetMyWeek } from './my-week-traces.ts'
import { createRetry } from './retry.ts'
import { $userToken, dropToken, keepToken } from './user-token.ts'

/** Milliseconds between loading the editions and the user. */
const AFTER_EDITIONS = 500
/**
 * Milliseconds until a visitor is told that loading takes long (docs/quality.md#faults-in-the-browser); the request itself
 * goes on.
 */
const SETTLE = 6_000

const $now = atom<Session>(SIGNED_OUT)

/** Who is signed in: nobody until `startSession`, and while the page is built. */
export const $session: ReadableAtom<Session> = $now

let language: Locale = 'en'
let isStarted = false
/** True while a verb changes the token. Verbs load the user themselves, so the change must not start another load. */
let isOwnChange = false
/** Counts the changes of the account: an answer requested before the latest change is out of date. */
let changes = 0
let loading: Promise<void> | null = null
/** Resolves when the browser holds no more data of the visitor who signed out last. */
let forgotten: Promise<void> = Promise.resolve()
const retry = createRetry(() => void begin())

/** Finds out who is signed in, and follows changes from then on, also from other tabs. Further calls do nothing. */
export function startSession(locale: Locale): void {
  if (isStarted) return
  isStarted = true
  language = locale
  $userToken.subscribe((token) => {
    // before-paint.js sets the same class before the page is painted.
    document.documentElement.classList.toggle('has-token', token !== undefined)
    if (token === undefined) leave()
    else if (!isOwnChange) {
      $now.set({ kind: 'checking' })
      void begin()
    }
  })
  // A stored text that is not a token must go: it would load the islands of every page.
  if ($userToken.get() === undefined) dropToken()
}

/** Retries if the service could not be reached; does nothing while the service asks for no requests. */
export async function retrySession(): Promise<void> {
  if (faultIn($now.get()) === null || retry.isResting()) return
  $now.set({ kind: 'checking' })
  await begin()
}

/** @returns resolves once the user is loaded, or with the reason why there is no token */
export async function signIn(credentials: { email: string; password: string }): Promise<Outcome> {
  return enter(await askIdentity('signIn', { token: null, payload: credentials, locale: language }))
}

export async function register(registration: {
  name?: string
  email: string
  password: string
}): Promise<Outcome> {
  return enter(await askIdentity('register', { token: null, payload: registration, locale: language }))
}

/** Signs out in this browser at once, whatever the service answers. */
export async function signOut(): Promise<void> {
  const token = $userToken.get()
  if (token === undefined) return
  dropToken()
  const response = await askIdentity('signOut', { token, keepalive: true })
  if (!response.ok) console.error('Signing out failed at the service.', response.fault)
  await reloadUser()
  // A page requested while its worker is being unregistered may never load.
  await forgotten
}

/** Deletes the account and all its data; the token is dropped only after that. */
export async function deleteAccount(): Promise<Outcome> {
  const token = $userToken.get()
  if (token === undefined) return refusal({ kind: 'unauthorized' })
  const response = await askIdentity('deleteAccount', { token, locale: language })
  if (!response.ok) return refused(response.fault, token)
  dropToken()
  return { ok: true }
}

/** Has the mail that confirms the address sent again. */
export async function sendConfirmation(): Promise<Outcome> {
  const token = $userToken.get()
  if (token === undefined) return refusal({ kind: 'unauthorized' })
  const response = await askIdentity('sendConfirmation', { token, locale: language })
  return response.ok ? { ok: true } : refused(response.fault, token)
}

/** Opens the account page in a new tab. Call it from a press only: browsers let nothing else open a tab. */
export async function openProfile(): Promise<void> {
  await openAccountPage($userToken.get() ?? null, language)
}

/** Loads the user again. The promise resolves with the latest state loaded. */
export function reloadUser(): Promise<void> {
  loading ??= load().finally(() => {
    loading = null
  })
  return loading
}

/** Marks a user request under way as out of date, so that it is repeated after this change. */
export function invalidateUser(): void {
  changes += 1
}

/** Returns the fault as an outcome; drops a token that is no longer valid. */
export function refused(fault: AccountFault, token: string): Outcome {
  if (fault.kind === 'unauthorized' && $userToken.get() === token) dropToken()
  return refusal(fault)
}

const refusal = (fault: AccountFault): Outcome => ({ ok: false, fault })

async function enter(response: IdentityResponse<'signIn' | 'register'>): Promise<Outcome> {
  if (!response.ok) return refusal(response.fault)
  isOwnChange = true
  keepToken(response.value)
  isOwnChange = false
  $now.set({ kind: 'checking' })
  invalidateUser()
  await reloadUser()
  return { ok: true }
}

function leave(): void {
  retry.stop()
  forgotten = forgetMyWeek()
  void forgetAlerts()
  takeUser(null)
  $now.set(SIGNED_OUT)
}

/** Loads the editions, then the user. If the editions fail, nothing else is loaded. */
async function begin(): Promise<void> {
  retry.stop()
  const settle = setTimeout(() => {
    if ($now.get().kind === 'checking') $now.set({ kind: 'signed-out', fault: { kind: 'timeout' } })
  }, SETTLE)
  const fault = await loadEditions()
  if (fault === null) {
    await new Promise((resolve) => setTimeout(resolve, AFTER_EDITIONS))
    await reloadUser()
  } else if ($userToken.get() !== undefined) fail(fault)
  clearTimeout(settle)
}

async function loadEditions(): Promise<AccountFault | null> {
  if ($editions.get() !== null || yearOfStaticSite() !== null) return null
  try {
    const { fetchEditions } = await import('../data/browser/editions.ts')
    const response = await fetchEditions(cupId(), language)
    if (response.ok) {
      setEditions(response.value)
      return null
    }
    console.error('The editions could not be loaded.', response)
    return accountFault(response)
  } catch (problem) {
    console.error('The editions could not be loaded.', problem)
    return { kind: 'down' }
  }
}

async function load(): Promise<void> {
  for (;;) {
    const token = $userToken.get()
    if (token === undefined) return leave()
    const changesBefore = changes
    const response = await askIdentity('user', { token, locale: language })
    if (changesBefore !== changes || $userToken.get() !== token) continue
    if (response.ok) {
      retry.succeed()
      takeUser(response.value)
      $now.set({ kind: 'signed-in', user: response.value })
    } else fail(response.fault, token)
    return
  }
}

/** Handles a failed load of the user: nobody is signed in. Only an invalid token is dropped. */
function fail(fault: AccountFault, token?: string): void {
  if (fault.kind === 'unauthorized' && token !== undefined) {
    refused(fault, token)
    return
  }
  $now.set({ kind: 'signed-out', fault })
  retry.after(fault)
}
