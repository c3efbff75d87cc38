/** `client:on-interaction`: an optional island; it loads on interaction or if the address has a query. */
export default (load, _options, element) => {
  const events = ['pointerenter', 'touchstart', 'focusin']
  const hydrate = async () => {
    for (const event of events) element.removeEventListener(event, hydrate)
    const start = await load()
    await start()
  }
  if (location.search.length > 1) return hydrate()
  for (const event of events) element.addEventListener(event, hydrate, { passive: true })
}
