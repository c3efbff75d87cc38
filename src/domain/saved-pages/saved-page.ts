import type { SavedClock } from '../my-week/saved-week.ts'
import { addressOf, localized } from '../presentation/addresses.ts'
import { parseAddress } from '../presentation/parse-address.ts'
import { LOCALES } from '../text/locale.ts'

/** A page as saved in this browser. */
export interface SavedPage {
  readonly address: string
  readonly title: string
  /** See `PageToSave`. */
  readonly playoffOf: string | null
  /** When the site showed the page in this state. */
  readonly at: SavedClock
}

/** Returns the time at which a page was saved, as text. The page carries it while it is shown from the saved pages. */
export const savedAtText = ({ cup, device, speed }: SavedClock): string => `${cup} ${device} ${speed}`

/** @returns null for any text that `savedAtText` does not write */
export function parseSavedAt(text: string | null | undefined): SavedClock | null {
  const parts = text?.split(' ').map(Number) ?? []
  const [cup, device, speed] = parts
  if (cup === undefined || device === undefined || speed === undefined || !parts.every(Number.isFinite))
    return null
  return { cup, device, speed }
}

/** Returns the saved page that shows a page in the other language, which is better for the reader than no page. */
export function savedInOther(path: string, pages: readonly SavedPage[]): SavedPage | undefined {
  const address = parseAddress(path)
  const others = LOCALES.filter((locale) => address && locale !== address.locale)
  const addresses = others.map((locale) => address && localized(addressOf(address.route), locale))
  return pages.find(({ address }) => addresses.includes(address))
}

/** The names of the browser's caches: one for saved pages, one for hall screens in their last state. */
export const SAVED_PAGES = 'saved-pages'
export const SAVED_SCREENS = 'saved-screens'
