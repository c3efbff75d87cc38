import { oneDecimal, wholeNumber } from '../../domain/presentation/numbers.ts'
import type { Locale } from '../../domain/text/locale.ts'

/** Returns `20 kB` or `1.4 MB`. The size is rounded up, so that one more or one fewer goal does not change it. */
export function fileSize(bytes: number, locale: Locale): string {
  if (bytes >= 1_000_000) return `${oneDecimal(Math.ceil(bytes / 100_000) / 10, locale)} MB`
  const step = bytes > 100_000 ? 50_000 : 10_000
  return `${wholeNumber((Math.ceil(bytes / step) * step) / 1000, locale)} kB`
}
