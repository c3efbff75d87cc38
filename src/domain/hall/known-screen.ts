/** Where a screen gets its number, and shows it. No page links to it, and it is not a route of the archive. */
export const knownScreenAddress = (): string => '/hall/'

const KEY = /^screen-([1-9]\d{2})-([\w-]{22})$/

/** Returns the key with which a screen asks what it shows. */
export const screenKey = (number: number, secret: string): string => `screen-${number}-${secret}`

/** Parses the key of a screen; null if the text is none. */
export function parseScreenKey(key: string): { readonly number: number; readonly secret: string } | null {
  const [, number, secret] = KEY.exec(key) ?? []
  return number === undefined || secret === undefined ? null : { number: Number(number), secret }
}

/** What a screen is told. */
export interface ShownScreen {
  readonly number: number
  readonly name: string | null
  /** The address of a board; null: it shows its number. */
  readonly shows: string | null
}

/** A screen as organisers see it. */
export interface KnownScreen extends ShownScreen {
  /** ISO 8601, to the minute. */
  readonly seenAt: string
}
