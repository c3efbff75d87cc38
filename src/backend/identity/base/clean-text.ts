const LONGEST_NAME = 200
const LONGEST_ID = 200
const LONGEST_EMAIL = 254

/** Control characters, and marks that reverse the direction of text: a name with them changes how its neighbours read. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Cleans a name from outside for storing and showing: one line, no invisible characters, 200 characters at most. */
export function cleanName(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  const line = String(value).toWellFormed().replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()
  return [...line].slice(0, LONGEST_NAME).join('').trim()
}

/** Returns an id of the results service as text; null if the value cannot be an id. */
export function cleanId(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null
  if (typeof value !== 'string') return null
  const id = value.trim()
  const clean = id !== '' && id.length <= LONGEST_ID && id.isWellFormed() && id.search(UNSEEN) === -1
  return clean ? id : null
}

/**
 * Returns an e-mail address in the form that identifies accounts: trimmed, lower case, composed letters; null if it is no
 * address. The check is coarse, because only a mail that arrives proves more. But it refuses characters that make one
 * address two in a header.
 */
export function normalEmail(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const email = value.trim().normalize('NFC').toLowerCase()
  const shaped = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(\.[^\s@<>"(),:;[\]\\.]+)*$/.test(email)
  return shaped && email.length <= LONGEST_EMAIL && email.isWellFormed() && email.search(UNSEEN) === -1
    ? email
    : null
}
