import { oneDecimal, wholeNumber } from '../../domain/presentation/numbers.ts'
import type { Locale } from '../../domain/text/locale.ts'

/** `20 kB`, `1.4 MB`: rounded up, so that a goal more or less does not change it. */
export function fileSize(bytes: number, locale: Locale): string {
  if (bytes >= 1_000_000) return `${oneDecimal(Math.ceil(bytes / 100_000) / 10, locale)} MB`
  const step = bytes > 100_000 ? 50_000 : 10_000
  return `${wholeNumber((Math.ceil(bytes / step) * step) / 1000, locale)} kB`
}
