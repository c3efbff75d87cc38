import { boardQuery, readBoardOptions, SECONDS } from '../../domain/hall/board-options.ts'
import { localized, screensAddress } from '../../domain/presentation/addresses.ts'
import { parseAddress } from '../../domain/presentation/parse-address.ts'
import type { ScreenChoice } from './ScreenForm.tsx'

/** Returns the address of the board that was chosen, from the root of the site. */
export function chosenBoard(year: number, { path, locale, theme, seconds }: ScreenChoice): string {
  const options = { theme, seconds: Math.max(SECONDS.least, seconds) }
  return localized(`${screensAddress(year)}${path}/`, locale) + boardQuery(options)
}

/** The reverse of `chosenBoard`; null if no board has this address. */
export function choiceOfBoard(address: string): ScreenChoice | null {
  const { locale, route } = parseAddress(address) ?? {}
  if (locale === undefined || route?.kind !== 'board') return null
  const { options } = readBoardOptions(new URL(address, 'http://site.invalid').search)
  return { ...options, locale, path: route.board }
}
