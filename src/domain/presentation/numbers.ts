import type { Locale } from '../text/locale.ts'

const whole: Readonly<Record<Locale, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 }),
  sv: new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 0 }),
}
const tenths: Readonly<Record<Locale, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  sv: new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
}
const shares: Readonly<Record<Locale, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 }),
  sv: new Intl.NumberFormat('sv-SE', { style: 'percent', maximumFractionDigits: 0 }),
}

/** `108,844` in English, `108 844` (narrow no-break space) in Swedish; rounded to a whole number. */
export const wholeNumber = (value: number, locale: Locale): string =>
  isShort(value) ? String(value) : whole[locale].format(value).replaceAll('\u00a0', '\u202f')

/** Whether a number is written with the same digits in all languages, as nearly all are. */
const isShort = (value: number): boolean => Number.isInteger(value) && value > 0 && value < 1000

/** `25.4` in English, `25,4` in Swedish: one decimal always. */
export const oneDecimal = (value: number, locale: Locale): string => tenths[locale].format(value)

/**
 * `13%` in English, `13 %` in Swedish.
 *
 * @param share 1 is the whole
 */
export const percentage = (share: number, locale: Locale): string => shares[locale].format(share)

/** `+5`, `0`, `−5`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'))
