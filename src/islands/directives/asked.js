/** `client:asked`: an island that a page can be read without; it loads when it is touched, or where the address asks it something. */
export default (load, _options, element) => {
  const events = ['pointerenter', 'touchstart', 'focusin']
  const wake = async () => {
    for (const event of events) element.removeEventListener(event, wake)
    const hydrate = await load()
    await hydrate()
  }
  if (location.search.length > 1) return wake()
  for (const event of events) element.addEventListener(event, wake, { passive: true })
}
