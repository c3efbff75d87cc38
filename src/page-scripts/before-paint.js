;(() => {
  const page = document.documentElement
  const mark = (name) => page.classList.add(name)
  const attempt = (action) => {
    try {
      return action()
    } catch {
      return null
    }
  }
  const chosen = attempt(() => localStorage.getItem('app-lang'))
  if (/^[a-z]{2,3}$/.test(chosen) && chosen !== page.lang) {
    const other = document.querySelector(`link[rel=alternate][hreflang=${chosen}]`)
    if (other) {
      // The browser keeps painting until the other page begins.
      mark('is-leaving')
      location.replace(new URL(other.href).pathname + location.search + location.hash)
    }
  }
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[data-lang]')
    if (link) attempt(() => localStorage.setItem('app-lang', link.dataset.lang))
  })

  // The browser gives up a transition between two pages if the visitor goes on meanwhile, hides the page or turns the phone,
  // or if its style sheet comes late. It then rejects a promise, which it may have done before any event names the transition.
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message))
      event.preventDefault()
  })

  // If a script (such as one of a removed release) or the style sheet that hides results fails to load, the page reloads: at
  // most once a minute.
  const reload = (event) => {
    const { type, target } = event
    const isOther = type === 'error' && target.localName !== 'script' && target.id !== 'results-hidden'
    if (isOther || !navigator.onLine) return
    const isDue = attempt(() => {
      if (Date.now() - Number(sessionStorage.getItem('reloaded-at')) < 60_000) return false
      sessionStorage.setItem('reloaded-at', Date.now())
      return true
    })
    if (!isDue) return
    // An import that is prevented gives no code and no error, and whoever waits for it would go on without.
    if (type !== 'vite:preloadError') event.preventDefault()
    location.reload()
  }
  addEventListener('error', reload, true)
  addEventListener('vite:preloadError', reload)
  document.addEventListener('astro:hydration-error', reload)

  mark('scripted')
  // Nothing is painted before the style sheet that hides results is loaded. A title alone may tell who plays.
  if (attempt(() => localStorage.getItem('results')) === 'hidden') {
    page.dataset.results = 'hidden'
    mark('veiled')
    document.getElementById('results-hidden').disabled = false
    if (document.body.dataset.view === 'match') {
      page.dataset.title = document.title
      document.title = document.querySelector('[property="og:site_name"]').content
    }
  }
  // Sweden's time is one hour ahead of UTC in winter and two in summer. Intl knows that, but takes too long before a page is
  // painted. The year is given because the device's clock may be wrong.
  const offsets = [0, 6].map((month) => new Date(2026, month).getTimezoneOffset())
  if (String(offsets) !== '-60,-120') mark('other-zone')
  if (attempt(() => localStorage.getItem('user-token'))) mark('has-token')
  const appOfAddress = new URLSearchParams(location.search).get('app')
  if (appOfAddress !== null) attempt(() => sessionStorage.setItem('in-app', appOfAddress))
  if ((appOfAddress ?? attempt(() => sessionStorage.getItem('in-app'))) === '1') mark('in-app')
  const kept = (name) =>
    attempt(() => `${localStorage.getItem(name)} ${sessionStorage.getItem(name)}`.split(' ')) ?? []
  const gone = kept('announcements-dismissed')
  const seen = kept('announcements-seen')
  const news = page.dataset.announced?.split(' ').filter((key) => !gone.includes(key)) ?? []
  if (news.length === 0) mark('no-announcements')
  else if (news.every((key) => seen.includes(key))) mark('is-folded')
  // Results of a filter or search, and a team's way through a play-off, come later: the page keeps room for them.
  if (/[?&](?:q|day|class|field|nation|state|team)=./.test(location.search)) mark('asks')
  const [, year] = /^\/(?:[a-z]+\/)?(\d+)\//.exec(location.pathname) ?? []
  // The pinned match comes later: the page keeps a line for it, so that nothing moves then.
  const pin = attempt(() => localStorage.getItem('pin-room'))
  if (pin && (!year || pin.startsWith(`/${year}/`)) && !location.pathname.endsWith(pin)) mark('has-pin')
  if (year && kept('banner-dismissed').includes(year)) mark('no-banner')
})()
