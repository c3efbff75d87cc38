/** `client:under-way`: an island of an edition whose scores still change; it loads when the page is visible and idle. */
export default (load) => {
  const wake = async () => {
    const hydrate = await load()
    await hydrate()
  }
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(wake, { timeout: 3000 }) : setTimeout(wake, 200)
  if (document.visibilityState === 'visible') whenIdle()
  else document.addEventListener('visibilitychange', whenIdle, { once: true })
}
