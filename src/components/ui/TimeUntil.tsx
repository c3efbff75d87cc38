import type { Locale } from '../../domain/text/locale.ts'
import Time from './Time.tsx'
import { timeUntil } from './time-until.ts'

interface Props {
  /** The scheduled start in epoch milliseconds. */
  readonly at: number
  /** The cup's clock in epoch milliseconds; null before it is known. */
  readonly now: number | null
  readonly locale: Locale
}

/** The time until something begins, and its start. */
export default function TimeUntil({ at, now, locale }: Props) {
  const { wait, start } = timeUntil(at, now, locale)
  return (
    <>
      <strong>
        <Time when={at} text={wait} />
      </strong>
      {start !== null && (
        <span className="num">
          <Time when={at} text={start} />
        </span>
      )}
    </>
  )
}
