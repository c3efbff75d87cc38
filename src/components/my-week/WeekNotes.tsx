import type { WeekFault, WeekFreshness } from '../../domain/my-week/freshness.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Translate } from '../../i18n/translate.ts'
import { momentText } from '../ui/spans.ts'

interface FreshnessProps {
  freshness: WeekFreshness
  /** The cup's clock in epoch milliseconds. */
  now: number | null
  t: Translate
  locale: Locale
}

/** How fresh the shown data are. A week that may be out of date says so, and since when. */
export function FreshnessNote({ freshness, now, t, locale }: FreshnessProps) {
  const time = freshness.at === null ? null : momentText(freshness.at, now, locale)
  if (freshness.kind === 'current')
    return time === null ? null : <p className="week-fresh quiet small">{t('myWeek.updated', { time })}</p>
  if (freshness.cause === 'checking')
    return time === null ? null : (
      <p className="week-fresh quiet small">{t('myWeek.savedChecking', { time })}</p>
    )
  const isOffline = freshness.cause === 'offline'
  const text =
    time === null
      ? t(isOffline ? 'myWeek.staleOffline' : 'myWeek.staleUnavailable')
      : t(isOffline ? 'myWeek.savedOffline' : 'myWeek.savedUnavailable', { time })
  return <p className="week-fresh note note-sun">{text}</p>
}

export function LoadingNote({ t }: { t: Translate }) {
  return (
    <p className="week-loading" role="status">
      <span className="week-spinner" aria-hidden="true" />
      {t('myWeek.loading')}
    </p>
  )
}

interface FailedProps {
  cause: WeekFault
  t: Translate
  onRetry: () => void
}

export function FailedNote({ cause, t, onRetry }: FailedProps) {
  return (
    <div className="note note-sun week-failed" role="status">
      <p>{t(cause === 'offline' ? 'myWeek.offline' : 'myWeek.unavailable')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t('myWeek.retry')}
      </button>
    </div>
  )
}
