import { localized } from '../presentation/addresses.ts'
import { LOCALES } from '../text/locale.ts'

/** The pages of those who run the cup. No page links to them, and they are not a route of the archive. */
export const adminAddress = (): string => '/admin/'

export const isAdminAddress = (path: string): boolean =>
  LOCALES.some((locale) => localized(adminAddress(), locale) === path)
