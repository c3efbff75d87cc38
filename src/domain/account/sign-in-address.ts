import { localized, signinAddress, signupAddress } from '../presentation/addresses.ts'
import type { Locale } from '../text/locale.ts'
import { type Intent, intentText } from './intent.ts'

interface Way {
  readonly year: number
  readonly locale: Locale
  /** The page to come back to, with its language. */
  readonly from?: string
  /** What to do once it is known who asks. */
  readonly intent?: Intent
  /** What it is about, with its names (see `meantTarget`). */
  readonly named?: object
}

/** The sign-in page of a year, with the way back from it. */
export const signInLink = (way: Way): string => localized(signinAddress(way.year), way.locale) + queryOf(way)

/** The page to create an account, with the way back from it. */
export const signUpLink = (way: Way): string => localized(signupAddress(way.year), way.locale) + queryOf(way)

/** Slashes and colons stand in a query as they are. */
function queryOf({ from, intent, named }: Way): string {
  const parts = [
    ...(from === undefined ? [] : [`from=${encode(from)}`]),
    ...(intent === undefined ? [] : [`then=${encode(intentText(intent))}`]),
    ...(named === undefined ? [] : [`named=${encode(JSON.stringify(named))}`]),
  ]
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

const encode = (text: string) => encodeURIComponent(text).replace(/%2F/g, '/').replace(/%3A/g, ':')
