import type { Locale } from '../../domain/text/locale.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { translator } from '../../i18n/translate.ts'
import { countdownText, momentText } from './spans.ts'

/** How long it is until something begins, and when that is, where the wait does not say it. */
export interface WaitText {
  readonly wait: string
  readonly start: string | null
}

/** Minutes before a match, from which on whoever wants to see it should be on the way. */
const SOON = 15

/**
 * @param at in epoch milliseconds
 * @param now the cup's time in epoch milliseconds; null before it is known
 */
export function timeUntil(at: number, now: number | null, locale: Locale): WaitText {
  if (now === null) return { wait: momentText(at, null, locale), start: null }
  const minutes = Math.ceil((at - now) / 60_000)
  const t = translator(locale)
  const counted = at < now ? t('agenda.due') : countdownText(at, minutes, now, locale)
  const wait = minutes > 0 && minutes <= SOON ? t('agenda.goNow', { wait: counted }) : counted
  const start = clock(at)
  return { wait, start: wait.includes(start) ? null : start }
}
