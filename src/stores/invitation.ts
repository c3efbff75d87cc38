const KEY = 'invitation'

/** Returns the secret of the invitation that this tab keeps; null if there is none, or if the browser keeps nothing. */
export function keptInvitation(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** @param secret null forgets it */
export function keepInvitation(secret: string | null): void {
  try {
    if (secret === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, secret)
  } catch {
    // Blocked: the link has to be opened again after signing in.
  }
}
