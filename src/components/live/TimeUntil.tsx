import type { Locale } from '../../domain/presentation/locale.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { translator } from '../../i18n/translate.ts'
import { countdownText, momentText } from '../my-week/spans.ts'

interface Props {
  /** Epoch milliseconds. */
  readonly at: number
  /** The cup's time in epoch milliseconds; null before it is known. */
  readonly now: number | null
  readonly locale: Locale
}

/** How long it is until something begins, and when that is. */
export default function TimeUntil({ at, now, locale }: Props) {
  if (now === null) return <strong>{momentText(at, null, locale)}</strong>
  const minutes = Math.ceil((at - now) / 60_000)
  return (
    <>
      <strong>{at < now ? translator(locale)('agenda.due') : countdownText(at, minutes, now, locale)}</strong>
      <span className="num">{clock(at)}</span>
    </>
  )
}
