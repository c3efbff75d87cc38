/** The link that opened a desk. */
export interface DeskLink {
  /** The number that is printed beside its code. */
  readonly id: string
  readonly fieldId: string
  /** `YYYY-MM-DD` in Stockholm. */
  readonly day: string
}

/** A scorer's link as the operator sees it, without its key. */
export interface ScorerLink extends DeskLink {
  readonly state: 'valid' | 'revoked' | 'expired'
  /** Cup time, epoch milliseconds; null if it was never used. */
  readonly lastUsedAt: number | null
}

/** Whether a text has the form of the key of a scorer's link. Any other key is the operator's. */
export const isLinkKey = (key: string): boolean => /^scorer-[1-9]\d{0,8}-[\w-]{22}$/.test(key)

/** Returns the key that the address of the desk carries; null if there is none. */
export const keyInFragment = (fragment: string): string | null =>
  new URLSearchParams(fragment.slice(1)).get('key')

/** Returns the address that opens the desk with a key. A fragment reaches no log of a server and no other site. */
export const withKey = (desk: string, key: string): string => `${desk}#key=${key}`
