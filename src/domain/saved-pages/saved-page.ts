import type { SavedClock } from '../my-week/saved-week.ts'
import { addressOf, localized } from '../presentation/addresses.ts'
import { parseAddress } from '../presentation/parse-address.ts'
import { LOCALES } from '../text/locale.ts'

/** A page as it lies in this browser. */
export interface SavedPage {
  readonly address: string
  readonly title: string
  /** As `PageToSave` has it. */
  readonly playoffOf: string | null
  /** When it was what the site showed. */
  readonly at: SavedClock
}

/** When a page was saved, as one text: it stands on the page while it is shown out of what was saved. */
export const savedAtText = ({ cup, device, speed }: SavedClock): string => `${cup} ${device} ${speed}`

/** @returns null for anything that `savedAtText` does not write */
export function parseSavedAt(text: string | null | undefined): SavedClock | null {
  const parts = text?.split(' ').map(Number) ?? []
  const [cup, device, speed] = parts
  if (cup === undefined || device === undefined || speed === undefined || !parts.every(Number.isFinite))
    return null
  return { cup, device, speed }
}

/** The saved page that is a page in the other language: who asks for that one reads this one rather than none. */
export function savedInOther(path: string, pages: readonly SavedPage[]): SavedPage | undefined {
  const asked = parseAddress(path)
  const others = LOCALES.filter((locale) => asked && locale !== asked.locale)
  const addresses = others.map((locale) => asked && localized(addressOf(asked.route), locale))
  return pages.find(({ address }) => addresses.includes(address))
}

/** The names of the browser's caches that pages lie in, and screens of halls as they hung last. */
export const SAVED_PAGES = 'saved-pages'
export const SAVED_SCREENS = 'saved-screens'
