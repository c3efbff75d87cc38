import type { User } from './user.ts'

/**
 * Why the service did not do what it was asked.
 * - `offline`: the browser has no connection, or none to the service
 * - `timeout`: no response in time
 * - `unauthorized`: the token is no longer valid
 * - `gone`: the object of the call does not exist
 * - `invalid`: the service rejects the payload; `errors` are its own sentences by field of the payload
 * - `busy`: too many requests or too much load; `retryAfter` in milliseconds, `message` gives the reason if the service does
 * - `full`: the `wanted` favourites do not fit beside those `followed`, at most `most` in a year
 * - `down`: any other refusal
 * - `malformed`: a response that cannot be read
 */
export type AccountFault =
  | { readonly kind: 'offline' | 'timeout' | 'unauthorized' | 'gone' | 'down' | 'malformed' }
  | {
      readonly kind: 'invalid'
      readonly message: string
      readonly errors: Readonly<Record<string, readonly string[]>>
    }
  | { readonly kind: 'full'; readonly most: number; readonly followed: number; readonly wanted: number }
  | { readonly kind: 'busy'; readonly retryAfter: number; readonly message?: string }

/**
 * Who is signed in. If the user could not be loaded, nobody: `fault` gives the reason, the token is kept, and
 * the service is asked again. Otherwise `fault` is null.
 */
export type Session =
  | { readonly kind: 'signed-out'; readonly fault: AccountFault | null }
  | { readonly kind: 'checking' }
  | { readonly kind: 'signed-in'; readonly user: User }

export const SIGNED_OUT: Session = { kind: 'signed-out', fault: null }

/** Returns why it is unknown who is signed in; null if it is known. */
export const faultIn = (session: Session): AccountFault | null =>
  session.kind === 'signed-out' ? session.fault : null

/** The outcome of an action on the session or on the favourites. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly fault: AccountFault }
