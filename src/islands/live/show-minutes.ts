import { periodText } from '../../components/match/period-text.ts'
import type { PlayFacts } from '../../domain/live/match-period.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { $reportedMinute } from '../../stores/live.ts'

/**
 * Keeps the minutes of the matches that a built page shows as live up to date (LiveBadge).
 *
 * @returns a function that stops the updates
 */
export function showMinutes(body: HTMLElement, locale: Locale): () => void {
  const badges = [...body.querySelectorAll<HTMLElement>('[data-play]')].map((badge) => ({
    play: JSON.parse(badge.dataset.play ?? '') as PlayFacts,
    places: badge.children,
  }))
  if (badges.length === 0) return () => undefined
  const t = translator(locale)
  return $reportedMinute.subscribe((now) => {
    for (const { play, places } of badges) {
      const { whole, short } = periodText(play, now, t)
      for (const [at, text] of [whole, short].entries())
        if (places[at] && places[at].textContent !== text) places[at].textContent = text
    }
  })
}
