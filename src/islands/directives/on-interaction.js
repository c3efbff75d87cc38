/** `client:on-interaction`: an island that a page can be read without; it loads when it is touched, or where the address asks it something. */
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
