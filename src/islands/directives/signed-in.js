/** `client:signed-in`: an island for visitors with a token or addresses that share teams; it loads when idle. */
export default (load) => {
  const start = async () => {
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
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 3000 }) : setTimeout(start, 200)
  if (hasToken() || /[?&]teams=/.test(location.search)) return whenIdle()
  const follow = () => {
    if (!hasToken()) return
    removeEventListener('storage', follow)
    whenIdle()
  }
  addEventListener('storage', follow)
}
