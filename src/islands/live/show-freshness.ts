import { freshnessText } from '../../components/live/freshness-text.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { $live } from '../../stores/live.ts'
import { pauseLive } from '../../stores/live-pause.ts'

/**
 * Keeps the line of a built page true that says how fresh it is (FreshnessBar), and its switch at work.
 *
 * @param saved what a page out of what was saved says of itself; null of any other
 * @returns ends that
 */
export function showFreshness(locale: Locale, saved: string | null): () => void {
  const line = document.querySelector<HTMLElement>('#freshness .live-line')
  const said = line?.querySelector('span')
  const change = line?.querySelector('button')
  if (!line || !said || !change) return () => undefined
  const t = translator(locale)
  change.addEventListener('click', () => pauseLive($live.get().freshness !== 'paused'))
  return $live.subscribe((state) => {
    const { sentence, change: label, isTrouble } = freshnessText({ ...state, saved }, t)
    if (said.textContent !== sentence) said.textContent = sentence
    if (change.textContent !== label) change.textContent = label
    change.hidden = state.updatedAt === null && saved !== null
    line.classList.toggle('is-trouble', isTrouble)
  })
}
