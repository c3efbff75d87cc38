import type { MatchChange } from '../../domain/live/feed.ts'
import type { Freshness } from '../../domain/live/freshness.ts'
import { type News, newsOf } from '../../domain/live/news.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import { areResultsHidden } from '../../page-scripts/results/are-results-hidden.ts'
import { $live, $liveMatches } from '../../stores/live.ts'

/** Milliseconds: a live region speaks at most once in this time (docs/quality.md#accessibility). */
const MIN_INTERVAL_MS = 5000
/** Nobody listens to more at once. */
const MOST_AT_ONCE = 3

/**
 * Announces the changes of the page's matches in its one live region, and when the scores stop or resume. Events within
 * five seconds are announced together; of each match only the last change counts.
 *
 * @returns a function that stops the announcements
 */
export function announce(
  region: HTMLElement,
  isOnPage: (match: Match) => boolean,
  locale: Locale,
): () => void {
  const t = translator(locale)
  const pending = new Map<string, Promise<string>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let spokenAt = Number.NEGATIVE_INFINITY
  const speak = async () => {
    timer = undefined
    const news = [...pending.values()].slice(-MOST_AT_ONCE)
    pending.clear()
    spokenAt = performance.now()
    region.textContent = (await Promise.all(news)).filter(Boolean).join('. ')
  }
  const say = (about: string, sentence: Promise<string>) => {
    pending.delete(about)
    pending.set(about, sentence)
    timer ??= setTimeout(speak, Math.max(0, spokenAt + MIN_INTERVAL_MS - performance.now()))
  }
  // Changes between the build and now are on the page already: they are not news.
  let known: ReadonlyMap<string, MatchChange> | null = $live.get().phase === null ? null : $liveMatches.get()
  const stopMatches = $liveMatches.listen((changes) => {
    const before = known
    known = changes
    if (!before) return
    for (const [id, { match }] of changes) {
      if (!isOnPage(match) || before.get(id)?.match === match) continue
      const news = newsOf(before.get(id)?.match ?? null, match)
      if (news) say(id, tell(match, news, locale))
    }
  })
  let freshness: Freshness = $live.get().freshness
  const stopState = $live.listen((state) => {
    if (!known && state.phase !== null) known = $liveMatches.get()
    if (state.freshness === freshness) return
    const isBack = state.freshness === 'fresh' && freshness !== 'waiting'
    freshness = state.freshness
    if (freshness === 'away' || freshness === 'offline' || freshness === 'paused')
      say('', Promise.resolve(t(`live.${freshness}`)))
    else if (isBack) say('', Promise.resolve(t('live.back')))
  })
  return () => {
    stopMatches()
    stopState()
    clearTimeout(timer)
    region.textContent = ''
  }
}

/** Words a piece of news. The code for it loads with the first one. Returns '' if results are hidden. */
const tell = async (match: Match, news: News, locale: Locale): Promise<string> => {
  if (areResultsHidden()) return ''
  return import('../../components/live/news-text.ts')
    .then(({ newsText }) => newsText(match, news, locale))
    .catch(() => '')
}
