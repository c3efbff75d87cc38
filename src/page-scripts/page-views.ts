import { type Choice, choiceOf, keepChoice } from './consent-choice.ts'

/** The collector of page views as the page names it (`ConsentBar.tsx`). */
interface Collector {
  /** Takes Plausible's events: `POST { name, url, domain, referrer }`, see plausible.io/docs/events-api. */
  readonly url: string
  readonly domain: string
  readonly asksFirst: boolean
}

/**
 * Counts page views if the settings name a collector and, if consent is required, once it has been given. Inside an app
 * nothing is counted or asked: there is no footer in which to change the answer, and the app counts its own views.
 */
export function countPageViews(): void {
  if (document.documentElement.classList.contains('in-app')) return
  const bar = document.querySelector<HTMLElement>('.consent')
  const { collector: url, domain, consent } = bar?.dataset ?? {}
  if (!bar || url === undefined || domain === undefined) return
  const collector: Collector = { url, domain, asksFirst: consent === 'required' }
  let counted = false
  const count = () => {
    if (counted || !mayCount(collector)) return
    counted = true
    report(collector)
  }
  whenSeen(count)
  // A page that the browser restores from memory counts as another view.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    counted = false
    count()
  })
  if (!collector.asksFirst) return
  bar.hidden = choiceOf() !== null || objects()
  bar.addEventListener('click', ({ target }) => {
    const choice = target instanceof HTMLElement ? target.dataset.choice : undefined
    if (choice !== 'yes' && choice !== 'no') return
    decide(bar, choice)
    count()
  })
  document.querySelector('.consent-again')?.addEventListener('click', () => {
    bar.hidden = false
    bar.querySelector('button')?.focus()
  })
}

function decide(bar: HTMLElement, choice: Choice): void {
  const hadFocus = bar.contains(document.activeElement)
  keepChoice(choice)
  bar.hidden = true
  if (hadFocus) document.getElementById('content')?.focus({ preventScroll: true })
}

/** Global Privacy Control is an answer given in advance; a yes on this site is later and overrides it. */
const objects = (): boolean => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

function mayCount({ asksFirst }: Collector): boolean {
  const choice = choiceOf()
  if (choice !== null) return choice === 'yes'
  return !asksFirst && !objects()
}

/** A page that the browser prerenders is not viewed until it is shown. */
function whenSeen(then: () => void): void {
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', then, { once: true })
  else then()
}

/** Reports only the path of the page: the query may hold search words or a token. */
function report({ url, domain }: Collector): void {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  const isOurs = from?.origin === location.origin
  const body = JSON.stringify({
    name: 'pageview',
    url: location.origin + location.pathname,
    domain,
    referrer: from && !isOurs ? from.origin : null,
  })
  // Plain text needs no CORS preflight request, and Plausible accepts it.
  void fetch(url, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'text/plain' },
  }).catch(() => undefined)
}
