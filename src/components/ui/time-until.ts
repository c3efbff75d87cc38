import { queueWord } from '../../domain/live/field-queue.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { translator } from '../../i18n/translate.ts'
import { countdownText, momentText } from './spans.ts'

const WORDS = { soon: 'queue.soon', 'go-now': 'agenda.goNow' } as const

/** How long it is until something begins, and when that is, where the wait does not say it. */
export interface WaitText {
  readonly wait: string
  readonly start: string | null
}

/**
 * @param at in epoch milliseconds
 * @param now the cup's time in epoch milliseconds; null before it is known
 * @param expectedAt about when it begins, where its field runs late
 */
export function timeUntil(
  at: number,
  now: number | null,
  locale: Locale,
  expectedAt: number | null = null,
): WaitText {
  if (now === null) return { wait: momentText(at, null, locale), start: null }
  const t = translator(locale)
  const word = queueWord((expectedAt ?? at) - now)
  if (expectedAt !== null) {
    const expected = t('queue.expected', { time: clock(expectedAt) })
    const wait = word === 'go-now' ? t('agenda.goNow', { wait: expected }) : expected
    return { wait, start: t('queue.planned', { time: clock(at) }) }
  }
  const minutes = Math.ceil((at - now) / 60_000)
  const counted = at < now ? t('agenda.due') : countdownText(at, minutes, now, locale)
  const wait = minutes <= 0 || word === null ? counted : t(WORDS[word], { wait: counted })
  const start = clock(at)
  return { wait, start: wait.includes(start) ? null : start }
}
