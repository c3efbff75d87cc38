;(() => {
  const page = document.documentElement
  const attempt = (action) => {
    try {
      return action()
    } catch {
      return null
    }
  }
  const chosen = attempt(() => localStorage.getItem('app-lang'))
  if ((chosen === 'en' || chosen === 'sv') && chosen !== page.lang) {
    const other = document.querySelector(`link[rel=alternate][hreflang=${chosen}]`)
    if (other) location.replace(new URL(other.href).pathname + location.search + location.hash)
  }
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[data-lang]')
    if (link) attempt(() => localStorage.setItem('app-lang', link.dataset.lang))
  })

  page.classList.add('scripted')
  if (attempt(() => localStorage.getItem('user-token'))) page.classList.add('has-token')
  const asked = new URLSearchParams(location.search).get('app')
  if (asked !== null) attempt(() => sessionStorage.setItem('in-app', asked))
  if ((asked ?? attempt(() => sessionStorage.getItem('in-app'))) === '1') page.classList.add('in-app')
  // What a filter or the search finds comes later: room is kept for it.
  if (/[?&](?:q|day|class|field|nation|state)=./.test(location.search)) page.classList.add('asks')
  const [, year] = /^\/(?:sv\/)?(\d+)\//.exec(location.pathname) ?? []
  const dismissed = attempt(() => sessionStorage.getItem('banner-dismissed'))
  if (year && dismissed?.split(' ').includes(year)) page.classList.add('no-banner')
})()
