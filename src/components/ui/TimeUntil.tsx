import type { Locale } from '../../domain/text/locale.ts'
import { timeUntil } from './time-until.ts'

interface Props {
  /** Epoch milliseconds. */
  readonly at: number
  /** The cup's time in epoch milliseconds; null before it is known. */
  readonly now: number | null
  readonly locale: Locale
  /** About when it begins, where its field runs late. */
  readonly expectedAt?: number | null
}

/** How long it is until something begins, and when that is. */
export default function TimeUntil({ at, now, locale, expectedAt = null }: Props) {
  const { wait, start } = timeUntil(at, now, locale, expectedAt)
  return (
    <>
      <strong>{wait}</strong>
      {start !== null && <span className="num">{start}</span>}
    </>
  )
}
