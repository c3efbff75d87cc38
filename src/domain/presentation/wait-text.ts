import type { Locale } from '../text/locale.ts'

/** Returns the text of a waiting time: `1 second`, `40 seconds`, `3 minuter`; never less than it takes. */
export function waitText(milliseconds: number, locale: Locale): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const [value, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return new Intl.NumberFormat(locale, { style: 'unit', unit: unit as string, unitDisplay: 'long' }).format(
    value as number,
  )
}
