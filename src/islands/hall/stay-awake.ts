/** Keeps a display from going dark, where the browser allows it, and fills it at the first press. */
export function stayAwake(): void {
  const ask = () => {
    if (document.visibilityState !== 'visible') return
    // Refused by a device that saves power: then it is as if nobody had asked.
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
