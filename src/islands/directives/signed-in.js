/** `client:signed-in`: an island that only somebody with a token needs; it loads when the page has nothing better to do. */
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
  if (hasToken()) return whenIdle()
  const follow = () => {
    if (!hasToken()) return
    removeEventListener('storage', follow)
    whenIdle()
  }
  addEventListener('storage', follow)
}
