import { type Place, printable, warn } from './problems.ts'

const LONGEST_LINK = 2000
// Browsers strip tabs and line breaks inside an address and read a backslash as a slash, so all of these are refused.
const TRICKS = /[\s\\\p{C}]/u

/** An absolute https address without credentials, or null with a warning. Plain spaces around it are trimmed. */
export function httpsLink(value: unknown, place: Place, what: string): string | null {
  return link(value, place, what, false)
}

/** Like `httpsLink`, but also accepts a path of this site (`/2026/teams/`, one leading slash). */
export function announcementLink(value: unknown, place: Place): string | null {
  return link(value, place, 'the button link', true)
}

function link(value: unknown, place: Place, what: string, pathAllowed: boolean): string | null {
  if (value === null || value === undefined || value === '') return null
  const text = typeof value === 'string' ? value.replace(/^ +| +$/g, '') : ''
  const safe = text.length <= LONGEST_LINK && !TRICKS.test(text)
  const found = safe ? (https(text) ?? (pathAllowed ? ownPath(text) : null)) : null
  if (found === null) {
    const right = pathAllowed ? 'an https address or a path of this site' : 'an https address'
    warn(place, 'bad-link', `${what} ${printable(value)} is not ${right}: dropped`)
  }
  return found
}

function https(text: string): string | null {
  if (!/^https:\/\/[^/]/i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null
}

function ownPath(text: string): string | null {
  const base = 'https://own.invalid'
  if (!/^\/(?!\/)/.test(text) || !URL.canParse(text, base)) return null
  const url = new URL(text, base)
  // `/..//evil.example` resolves to `//evil.example`, which is another site.
  return url.origin === base && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : null
}
