import type { Locale } from '../../domain/presentation/locale.ts'
import { fill } from '../search/search-words.ts'
import { momentWords } from './spans.ts'
import type { WeekWords } from './week-words.ts'

/** How fresh the week is: as it is now, or as this browser saved it because what should tell is away. */
export type Freshness =
  | { readonly kind: 'current'; readonly at: number | null }
  | { readonly kind: 'saved'; readonly at: number; readonly cause: 'offline' | 'unavailable' }

interface FreshnessProps {
  freshness: Freshness
  /** The cup's clock in epoch milliseconds. */
  now: number | null
  words: WeekWords
  locale: Locale
}

export function FreshnessNote({ freshness, now, words, locale }: FreshnessProps) {
  if (freshness.kind === 'current')
    return freshness.at === null ? null : (
      <p className="week-fresh quiet small">
        {fill(words.updated, { time: momentWords(freshness.at, now, locale) })}
      </p>
    )
  const text = freshness.cause === 'offline' ? words.savedOffline : words.savedUnavailable
  return (
    <p className="week-fresh note note-sun">{fill(text, { time: momentWords(freshness.at, now, locale) })}</p>
  )
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
  cause: 'offline' | 'unavailable'
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
