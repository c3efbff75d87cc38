/** Keeps a display from going dark if the browser allows it, and goes full screen at the first press. */
export function stayAwake(): void {
  const ask = () => {
    if (document.visibilityState !== 'visible') return
    // A device that saves power refuses: the screen works on without the lock.
    void navigator.wakeLock?.request('screen').catch(() => undefined)
  }
  ask()
  document.addEventListener('visibilitychange', ask)
  document.addEventListener('click', ({ target }) => {
    const isLink = target instanceof Element && target.closest('a')
    if (!isLink && !document.fullscreenElement)
      void document.documentElement.requestFullscreen?.().catch(() => undefined)
  })
}
