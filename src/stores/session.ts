import { atom, type ReadableAtom } from 'nanostores'
import { accountFault } from '../data/browser/account-fault.ts'
import { askIdentity, type IdentityAnswer } from '../data/browser/identity.ts'
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
import { $editions, cupId, setEditions, takeUser, yearOfUnaskable } from './app.ts'
import { forgetMyWeek } from './my-week-traces.ts'
import { createRetry } from './retry.ts'
import { $userToken, dropToken, keepToken } from './user-token.ts'

/** Milliseconds between the editions and the user (spec.md §4). */
const AFTER_EDITIONS = 500
/** Milliseconds until a visitor is told that it takes long (quality.md S3); the request itself goes on. */
const SETTLE = 6_000

const $now = atom<Session>(SIGNED_OUT)

/** Who is signed in. Until `startSession`, and while the page is built, nobody. */
export const $session: ReadableAtom<Session> = $now

let language: Locale = 'en'
let isStarted = false
/** Verbs load the user themselves: what they do to the token starts nothing. */
let isOwnChange = false
/** Raised by every change of the account: an answer asked for before it is out of date. */
let changes = 0
let loading: Promise<void> | null = null
/** Ends when nothing is left in the browser of who signed out last. */
let forgotten: Promise<void> = Promise.resolve()
const retry = createRetry(() => void begin())

/** Finds out who is signed in, and follows it from then on, other tabs included. Called again it does nothing. */
export function startSession(locale: Locale): void {
  if (isStarted) return
  isStarted = true
  language = locale
  $userToken.subscribe((token) => {
    // As language-choice.js sets it before the page is painted.
    document.documentElement.classList.toggle('has-token', token !== undefined)
    if (token === undefined) leave()
    else if (!isOwnChange) {
      $now.set({ kind: 'checking' })
      void begin()
    }
  })
  // What is stored but no token is nonsense: it would wake the islands of every page.
  if ($userToken.get() === undefined) dropToken()
}

/** Tries again where the service could not be reached; does nothing while it wants to be left alone. */
export async function retrySession(): Promise<void> {
  if (faultIn($now.get()) === null || retry.isResting()) return
  $now.set({ kind: 'checking' })
  await begin()
}

/** @returns with the user loaded, or with the reason why there is no token */
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

/** Signs out here at once, whatever the service says to it. */
export async function signOut(): Promise<void> {
  const token = $userToken.get()
  if (token === undefined) return
  dropToken()
  const answer = await askIdentity('signOut', { token, keepalive: true })
  if (!answer.ok) console.error('Signing out failed at the service.', answer.fault)
  await reloadUser()
  // A page that is asked for while its worker is being ended may never come.
  await forgotten
}

/** Deletes the account and all that belongs to it; the token goes only once it is done. */
export async function deleteAccount(): Promise<Outcome> {
  const token = $userToken.get()
  if (token === undefined) return refusal({ kind: 'unauthorized' })
  const answer = await askIdentity('deleteAccount', { token, locale: language })
  if (!answer.ok) return refused(answer.fault, token)
  dropToken()
  return { ok: true }
}

/** Has the letter that proves the address sent again. */
export async function sendConfirmation(): Promise<Outcome> {
  const token = $userToken.get()
  if (token === undefined) return refusal({ kind: 'unauthorized' })
  const answer = await askIdentity('sendConfirmation', { token, locale: language })
  return answer.ok ? { ok: true } : refused(answer.fault, token)
}

/** Opens the account page in a new tab; to be called from a press, as browsers let nothing else open one. */
export async function openProfile(): Promise<void> {
  await openAccountPage($userToken.get() ?? null, language)
}

/** Loads the user again; the promise ends when nothing newer can be known. */
export function reloadUser(): Promise<void> {
  loading ??= load().finally(() => {
    loading = null
  })
  return loading
}

/** What is being asked of the user was asked before this change: it will be asked again. */
export function outdateUser(): void {
  changes += 1
}

/** The fault as an outcome; a token that counts no more goes. */
export function refused(fault: AccountFault, token: string): Outcome {
  if (fault.kind === 'unauthorized' && $userToken.get() === token) dropToken()
  return refusal(fault)
}

const refusal = (fault: AccountFault): Outcome => ({ ok: false, fault })

async function enter(answer: IdentityAnswer<'signIn' | 'register'>): Promise<Outcome> {
  if (!answer.ok) return refusal(answer.fault)
  isOwnChange = true
  keepToken(answer.value)
  isOwnChange = false
  $now.set({ kind: 'checking' })
  outdateUser()
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

/** Editions, then the user (spec.md §4); where the editions fail, nothing is loaded. */
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
  if ($editions.get() !== null || yearOfUnaskable() !== null) return null
  try {
    const { fetchEditions } = await import('../data/browser/editions.ts')
    const answer = await fetchEditions(cupId(), language)
    if (answer.ok) {
      setEditions(answer.value)
      return null
    }
    console.error('The editions could not be loaded.', answer)
    return accountFault(answer)
  } catch (problem) {
    console.error('The editions could not be loaded.', problem)
    return { kind: 'down' }
  }
}

async function load(): Promise<void> {
  for (;;) {
    const token = $userToken.get()
    if (token === undefined) return leave()
    const asked = changes
    const answer = await askIdentity('user', { token, locale: language })
    if (asked !== changes || $userToken.get() !== token) continue
    if (answer.ok) {
      retry.succeed()
      takeUser(answer.value)
      $now.set({ kind: 'signed-in', user: answer.value })
    } else fail(answer.fault, token)
    return
  }
}

/** The user could not be loaded: nobody is signed in (spec.md §4). Only a token that counts no more goes. */
function fail(fault: AccountFault, token?: string): void {
  if (fault.kind === 'unauthorized' && token !== undefined) {
    refused(fault, token)
    return
  }
  $now.set({ kind: 'signed-out', fault })
  retry.after(fault)
}
