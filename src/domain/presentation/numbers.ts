import { memoizedByValue } from '../memoized.ts'
import { LANGUAGES, type Locale } from '../text/locale.ts'

/** A format is made on first use: the first one takes some 30 ms on a phone, and most pages show only short numbers. */
const formats = (options: Intl.NumberFormatOptions) =>
  memoizedByValue((locale: Locale) => new Intl.NumberFormat(LANGUAGES[locale].tag, options))

const whole = formats({ maximumFractionDigits: 0 })
const tenths = formats({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
const shares = formats({ style: 'percent', maximumFractionDigits: 0 })

/** `108,844` in English, `108 844` (narrow no-break space) in Swedish; rounded to a whole number. */
export const wholeNumber = (value: number, locale: Locale): string =>
  isShort(value) ? String(value) : whole(locale).format(value).replaceAll('\u00a0', '\u202f')

/** Whether a number is written with the same digits in all languages, as nearly all are. */
const isShort = (value: number): boolean => Number.isInteger(value) && value > 0 && value < 1000

/** `25.4` in English, `25,4` in Swedish: one decimal always. */
export const oneDecimal = (value: number, locale: Locale): string => tenths(locale).format(value)

/**
 * `13%` in English, `13 %` in Swedish.
 *
 * @param share 1 is the whole
 */
export const percentage = (share: number, locale: Locale): string => shares(locale).format(share)

/** `+5`, `0`, `−5`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'))
