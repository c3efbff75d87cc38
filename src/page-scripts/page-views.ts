import { recall, remember } from './browser/storage.ts'

/** Local storage: the visitor's answer about page views, `yes` or `no`; absent while there is none. */
const KEY = 'page-views'

/** The answer if the browser stores nothing: it lasts as long as the page. */
let unkept: string | null = null
const choiceOf = (): string | null => recall('localStorage', KEY) ?? unkept

/**
 * Counts page views if the settings name a collector and, if consent is required, once it has been given. Inside an app
 * nothing is counted or asked: there is no footer in which to change the answer, and the app counts its own views.
 */
export function countPageViews(): void {
  if (document.documentElement.classList.contains('in-app')) return
  const bar = document.querySelector<HTMLElement>('.consent')
  const { collector, domain, consent } = bar?.dataset ?? {}
  if (!bar || collector === undefined || domain === undefined) return
  const asksFirst = consent === 'required'
  let counted = false
  const count = () => {
    if (counted || !mayCount(asksFirst)) return
    counted = true
    report(collector, domain)
  }
  // A page that the browser prerenders is not viewed until it is shown.
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', count, { once: true })
  else count()
  // A page that the browser restores from memory counts as another view.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    counted = false
    count()
  })
  if (!asksFirst) return
  bar.hidden = choiceOf() !== null || objects()
  bar.addEventListener('click', ({ target }) => {
    const choice = target instanceof HTMLElement ? target.dataset.choice : undefined
    if (choice !== 'yes' && choice !== 'no') return
    const hadFocus = bar.contains(document.activeElement)
    unkept = choice
    remember('localStorage', KEY, choice)
    bar.hidden = true
    if (hadFocus) document.getElementById('content')?.focus({ preventScroll: true })
    count()
  })
  document.querySelector('.consent-again')?.addEventListener('click', () => {
    bar.hidden = false
    bar.querySelector('button')?.focus()
  })
}

/** Global Privacy Control is an answer given in advance; a yes on this site is later and overrides it. */
const objects = (): boolean => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

const mayCount = (asksFirst: boolean): boolean =>
  choiceOf() === null ? !asksFirst && !objects() : choiceOf() === 'yes'

/**
 * Reports only the path of the page: the query may hold search words or a token.
 *
 * @param url takes Plausible's events: `POST { name, url, domain, referrer }`, see plausible.io/docs/events-api
 */
function report(url: string, domain: string): void {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  const body = JSON.stringify({
    name: 'pageview',
    url: location.origin + location.pathname,
    domain,
    referrer: from && from.origin !== location.origin ? from.origin : null,
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
