import type { Locale } from '../../domain/text/locale.ts'
import { clock, shortDate } from '../../domain/time/stockholm.ts'

/** Returns an instant in the time zone of the cup, as `7 July 14:05`. @param instant ISO 8601 */
export function whenText(instant: string, locale: Locale): string {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? instant : `${shortDate(at, locale)} ${clock(at)}`
}
