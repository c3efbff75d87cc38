/** `client:signed-in`: an island for somebody with a token, or an address that shares teams; it loads when the page has nothing better to do. */
export default (load) => {
  const wake = async () => {
    const hydrate = await load()
    await hydrate()
  }
  const hasToken = () => {
    try {
      return localStorage.getItem('user-token') !== null
    } catch {
      return false
    }
  }
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(wake, { timeout: 3000 }) : setTimeout(wake, 200)
  if (hasToken() || /[?&]teams=/.test(location.search)) return whenIdle()
  const follow = () => {
    if (!hasToken()) return
    removeEventListener('storage', follow)
    whenIdle()
  }
  addEventListener('storage', follow)
}
