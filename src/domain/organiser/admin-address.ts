import { localized } from '../presentation/addresses.ts'
import { LOCALES, type Locale } from '../text/locale.ts'

/** The pages of those who run the cup. No page links to them, and they are not a route of the archive. */
export const adminAddress = (): string => '/admin/'

/** Returns the link that accepts an invitation. Its secret stays with the browser, which sends nothing behind the hash. */
export const invitationLink = (origin: string, locale: Locale, secret: string): string =>
  `${new URL(localized(adminAddress(), locale), origin)}#join=${secret}`

export const isAdminAddress = (path: string): boolean =>
  LOCALES.some((locale) => localized(adminAddress(), locale) === path)
