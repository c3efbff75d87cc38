import { timeUntil } from '../../components/ui/time-until.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { $cupMinute } from '../../stores/cup-clock.ts'
import { timeNode } from './time-node.ts'

/**
 * Keeps the countdowns of a built page up to date (TimeUntil).
 *
 * @returns a function that stops the updates
 */
export function showCountdowns(body: HTMLElement, locale: Locale): () => void {
  const places = [...body.querySelectorAll<HTMLElement>('[data-until]')]
  if (places.length === 0) return () => undefined
  return $cupMinute.subscribe((now) => {
    if (now === null) return
    for (const place of places) {
      const at = Number(place.dataset.until)
      const { wait, start } = timeUntil(at, now, locale)
      const strong = document.createElement('strong')
      strong.append(timeNode(at, wait))
      place.replaceChildren(strong)
      if (start === null) continue
      const clock = document.createElement('span')
      clock.append(timeNode(at, start))
      clock.className = 'num'
      place.append(clock)
    }
  })
}
