import type { User } from './user.ts'

/**
 * Why the service did not do what it was asked.
 * - `offline`: the browser has no connection, or none to the service
 * - `timeout`: no answer in time
 * - `unauthorized`: the token counts no more
 * - `gone`: what the call is about is not there
 * - `invalid`: what was sent is not taken; `errors` are the service's own sentences by field of the payload
 * - `busy`: asked too often, or too much to do; `retryAfter` in milliseconds, `message` why, where the service says it
 * - `full`: so many as are `wanted` do not fit beside those that are `followed`, of `most` in a year
 * - `down`: any other refusal
 * - `malformed`: an answer that is none
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
 * Who is there. Where the user could not be loaded (spec.md §4), nobody: `fault` tells why, the token is kept, and the
 * service is asked again. Otherwise `fault` is null.
 */
export type Session =
  | { readonly kind: 'signed-out'; readonly fault: AccountFault | null }
  | { readonly kind: 'checking' }
  | { readonly kind: 'signed-in'; readonly user: User }

export const SIGNED_OUT: Session = { kind: 'signed-out', fault: null }

/** Why it is not known who is there; null where it is. */
export const faultIn = (session: Session): AccountFault | null =>
  session.kind === 'signed-out' ? session.fault : null

/** What a verb of the session or of the favourites came to. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly fault: AccountFault }
