import type { Locale } from '../text/locale.ts'

/**
 * Names of days and months. Written out because those of `Intl` differ between versions of its data ("Sep", "Sept"), and a
 * server and a browser that disagree show two texts for one date.
 */
const words = (text: string): readonly string[] => text.split(' ')

/** Starts on Sunday, as `Date.getUTCDay` counts. */
export const WEEKDAYS: Readonly<Record<Locale, readonly string[]>> = {
  en: words('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
  sv: words('söndag måndag tisdag onsdag torsdag fredag lördag'),
}

export const MONTHS: Readonly<Record<Locale, readonly string[]>> = {
  en: words('January February March April May June July August September October November December'),
  sv: words('januari februari mars april maj juni juli augusti september oktober november december'),
}

export const MONTHS_SHORT: Readonly<Record<Locale, readonly string[]>> = {
  en: words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  sv: words('jan feb mar apr maj jun jul aug sep okt nov dec'),
}
