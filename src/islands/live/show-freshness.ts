import { freshnessText } from '../../components/live/freshness-text.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { $live } from '../../stores/live.ts'
import { pauseLive } from '../../stores/live-pause.ts'
import { timeNode } from './time-node.ts'

/**
 * Keeps the line that says how fresh a page is up to date (FreshnessLine), and its switch working.
 *
 * @param saved the text that a saved page shows about itself; null for any other page
 */
export function showFreshness(locale: Locale, saved: string | null): void {
  const line = document.getElementById('freshness')
  const said = line?.querySelector('span')
  const change = line?.querySelector('button')
  if (!line || !said || !change) return
  const t = translator(locale)
  change.addEventListener('click', () => pauseLive($live.get().freshness !== 'paused'))
  $live.subscribe((state) => {
    const { sentence, change: label, isTrouble } = freshnessText({ ...state, saved }, t)
    if (said.textContent !== sentence)
      said.replaceChildren(state.updatedAt === null ? sentence : timeNode(state.updatedAt, sentence))
    if (change.textContent !== label) change.textContent = label
    change.hidden = state.updatedAt === null && saved !== null
    line.classList.toggle('is-trouble', isTrouble)
    line.classList.toggle('is-paused', state.freshness === 'paused')
    // The line then stays in view, and covers what is scrolled to.
    document.documentElement.classList.toggle('is-outdated', isTrouble || state.freshness === 'paused')
  })
}
