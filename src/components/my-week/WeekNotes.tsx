import type { WeekFault, WeekFreshness } from '../../domain/my-week/freshness.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Translate } from '../../i18n/translate.ts'
import Sentence, { timed } from '../ui/Sentence.tsx'
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
  const { at } = freshness
  const time = at === null ? null : timed(momentText(at, now, locale), at)
  if (freshness.kind === 'current')
    return time === null ? null : (
      <p className="week-fresh quiet small">
        <Sentence text={t('myWeek.updated', { time })} />
      </p>
    )
  if (freshness.cause === 'checking')
    return time === null ? null : (
      <p className="week-fresh quiet small">
        <Sentence text={t('myWeek.savedChecking', { time })} />
      </p>
    )
  const isOffline = freshness.cause === 'offline'
  const text =
    time === null
      ? t(isOffline ? 'myWeek.staleOffline' : 'myWeek.staleUnavailable')
      : t(isOffline ? 'myWeek.savedOffline' : 'myWeek.savedUnavailable', { time })
  return (
    <p className="week-fresh note note-sun">
      <Sentence text={text} />
    </p>
  )
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
    <div className="note note-sun stack gap-3 at-start" role="status">
      <p>{t(cause === 'offline' ? 'myWeek.offline' : 'myWeek.unavailable')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t('myWeek.retry')}
      </button>
    </div>
  )
}
