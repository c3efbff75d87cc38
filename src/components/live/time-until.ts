import type { Locale } from '../../domain/presentation/locale.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { translator } from '../../i18n/translate.ts'
import { countdownText, momentText } from '../my-week/spans.ts'

/** How long it is until something begins, and when that is, where the wait does not say it. */
export interface WaitText {
  readonly wait: string
  readonly start: string | null
}

/**
 * @param at in epoch milliseconds
 * @param now the cup's time in epoch milliseconds; null before it is known
 */
export function timeUntil(at: number, now: number | null, locale: Locale): WaitText {
  if (now === null) return { wait: momentText(at, null, locale), start: null }
  const minutes = Math.ceil((at - now) / 60_000)
  const wait = at < now ? translator(locale)('agenda.due') : countdownText(at, minutes, now, locale)
  const start = clock(at)
  return { wait, start: wait.includes(start) ? null : start }
}
