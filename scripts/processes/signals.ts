const PARENT_EVERY_MS = 500

/**
 * Returns a signal that aborts when the program is asked to stop: Ctrl-C, SIGTERM, or the terminal closing. npm and the
 * terminal may both pass on the same key press, so a second or third signal means no more than the first.
 */
export function stopOnSignals(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort(name))
  return controller.signal
}

/** Resolves when the signal aborts. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve())
  })
}

/** Calls back once if the parent of this process has ended, as npm does not pass on every stop signal. */
export function onParentGone(callback: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, PARENT_EVERY_MS).unref()
}
