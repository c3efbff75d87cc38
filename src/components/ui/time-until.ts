import { queueWord } from '../../domain/live/field-queue.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { translator } from '../../i18n/translate.ts'
import { countdownText, momentText } from './spans.ts'

const WORDS = { soon: 'queue.soon', 'go-now': 'agenda.goNow' } as const

/** The time until something begins, and its start; the start is null if the wait already says it. */
export interface WaitText {
  readonly wait: string
  readonly start: string | null
}

/**
 * @param at the scheduled start in epoch milliseconds
 * @param now the cup's clock in epoch milliseconds; null before it is known
 */
export function timeUntil(at: number, now: number | null, locale: Locale): WaitText {
  if (now === null) return { wait: momentText(at, null, locale), start: null }
  const t = translator(locale)
  const word = queueWord(at - now)
  const minutes = Math.ceil((at - now) / 60_000)
  const counted = at < now ? t('agenda.due') : countdownText(at, minutes, now, locale)
  const wait = minutes <= 0 || word === null ? counted : t(WORDS[word], { wait: counted })
  const start = clock(at)
  return { wait, start: wait.includes(start) ? null : start }
}
