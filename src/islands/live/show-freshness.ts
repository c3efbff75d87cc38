import { freshnessText } from '../../components/live/freshness-text.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { $live } from '../../stores/live.ts'
import { pauseLive } from '../../stores/live-pause.ts'
import { timeNode } from './time-node.ts'

/**
 * Keeps the line that says how fresh a built page is up to date (FreshnessBar), and its switch working. A living body has
 * its own (LiveFreshness).
 *
 * @param saved the text that a saved page shows about itself; null for any other page
 * @returns a function that stops the updates
 */
export function showFreshness(locale: Locale, saved: string | null): () => void {
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
  const press = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('#freshness button'))
      pauseLive($live.get().freshness !== 'paused')
  }
  document.addEventListener('click', press)
  const stopShowing = $live.subscribe(show)
  return () => {
    document.removeEventListener('click', press)
    stopShowing()
  }
}
