import { freshnessText } from '../../components/live/freshness-text.ts'
import { BODY_RENDERED } from '../../components/ui/body-replaced.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { $live } from '../../stores/live.ts'
import { pauseLive } from '../../stores/live-pause.ts'
import { timeNode } from './time-node.ts'

/**
 * Keeps the line that says how fresh a page is up to date (FreshnessBar), and its switch working. A new rendering of the
 * body needs this again, since views do not know the state of the connection.
 *
 * @param saved the text that a saved page shows about itself; null for any other page
 */
export function showFreshness(locale: Locale, saved: string | null): void {
  const t = translator(locale)
  const show = () => {
    const state = $live.get()
    const line = document.querySelector('#freshness .live-line')
    const said = line?.querySelector('span')
    const change = line?.querySelector('button')
    if (!line || !said || !change) return
    const { sentence, change: label, isTrouble } = freshnessText({ ...state, saved }, t)
    if (said.textContent !== sentence)
      said.replaceChildren(state.updatedAt === null ? sentence : timeNode(state.updatedAt, sentence))
    if (change.textContent !== label) change.textContent = label
    change.hidden = state.updatedAt === null && saved !== null
    line.classList.toggle('is-trouble', isTrouble)
  }
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('#freshness button'))
      pauseLive($live.get().freshness !== 'paused')
  })
  document.addEventListener(BODY_RENDERED, show)
  $live.subscribe(show)
}
