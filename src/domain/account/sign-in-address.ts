import { localized, signinAddress, signupAddress } from '../presentation/addresses.ts'
import type { Locale } from '../text/locale.ts'
import { type Intent, intentText } from './intent.ts'

interface Way {
  readonly year: number
  readonly locale: Locale
  /** The page to return to, with its language. */
  readonly from?: string
  /** The intent to carry out once the person is signed in. */
  readonly intent?: Intent
  /** The target of the intent, with its names (see `intendedTarget`). */
  readonly named?: object
}

/** Returns the link to the sign-in page of a year, with the way back from it. */
export const signInLink = (way: Way): string => localized(signinAddress(way.year), way.locale) + queryOf(way)

/** Returns the link to the page that creates an account, with the way back from it. */
export const signUpLink = (way: Way): string => localized(signupAddress(way.year), way.locale) + queryOf(way)

/** Slashes and colons stay unescaped in the query string. */
function queryOf({ from, intent, named }: Way): string {
  const parts = [
    ...(from === undefined ? [] : [`from=${encode(from)}`]),
    ...(intent === undefined ? [] : [`then=${encode(intentText(intent))}`]),
    ...(named === undefined ? [] : [`named=${encode(JSON.stringify(named))}`]),
  ]
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** Most addresses need no escapes, and each page has one. */
const encode = (text: string) =>
  /^[\w/:.-]*$/.test(text) ? text : encodeURIComponent(text).replace(/%2F/g, '/').replace(/%3A/g, ':')
