import type { WeekFault, WeekFreshness } from '../../domain/my-week/freshness.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import { fill } from '../search/search-words.ts'
import { momentText } from './spans.ts'
import type { WeekWords } from './week-words.ts'

interface FreshnessProps {
  freshness: WeekFreshness
  /** The cup's clock in epoch milliseconds. */
  now: number | null
  words: WeekWords
  locale: Locale
}

/** How fresh what is shown is; a week that may be out of date says so, and since when. */
export function FreshnessNote({ freshness, now, words, locale }: FreshnessProps) {
  const time = freshness.at === null ? null : momentText(freshness.at, now, locale)
  if (freshness.kind === 'current')
    return time === null ? null : <p className="week-fresh quiet small">{fill(words.updated, { time })}</p>
  if (freshness.cause === 'checking')
    return time === null ? null : (
      <p className="week-fresh quiet small">{fill(words.savedChecking, { time })}</p>
    )
  const isOffline = freshness.cause === 'offline'
  const text =
    time === null
      ? words[isOffline ? 'staleOffline' : 'staleUnavailable']
      : fill(words[isOffline ? 'savedOffline' : 'savedUnavailable'], { time })
  return <p className="week-fresh note note-sun">{text}</p>
}

export function LoadingNote({ words }: { words: WeekWords }) {
  return (
    <p className="week-loading" role="status">
      <span className="week-spinner" aria-hidden="true" />
      {words.loading}
    </p>
  )
}

interface FailedProps {
  cause: WeekFault
  words: WeekWords
  onRetry: () => void
}

export function FailedNote({ cause, words, onRetry }: FailedProps) {
  return (
    <div className="note note-sun week-failed" role="status">
      <p>{words[cause]}</p>
      <button type="button" className="button" onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  )
}
