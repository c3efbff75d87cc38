import { freshnessText } from '../../components/live/freshness-text.ts'
import { BODY_RENDERED } from '../../components/ui/body-replaced.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { $live } from '../../stores/live.ts'
import { pauseLive } from '../../stores/live-pause.ts'

/**
 * Keeps the line of a page true that says how fresh it is (FreshnessBar), and its switch at work. The body may be rendered
 * anew meanwhile: views do not know the state of the connection.
 *
 * @param saved what a page out of what was saved says of itself; null of any other
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
    if (said.textContent !== sentence) said.textContent = sentence
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
