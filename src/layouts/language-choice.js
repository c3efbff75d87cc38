;(() => {
  const page = document.documentElement
  const remember = (language) => {
    try {
      localStorage.setItem('app-lang', language)
    } catch {}
  }
  let chosen = null
  try {
    chosen = localStorage.getItem('app-lang')
  } catch {}
  if ((chosen === 'en' || chosen === 'sv') && chosen !== page.lang) {
    const other = document.querySelector(`link[rel=alternate][hreflang=${chosen}]`)
    if (other) location.replace(new URL(other.href).pathname + location.search + location.hash)
  }
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[data-lang]')
    if (link) remember(link.dataset.lang)
  })
})()
