/**
 * Returns a signal that aborts when the program is asked to stop: Ctrl-C, SIGTERM, or the terminal closing. npm and the
 * terminal may both pass on the same key press, so a second or third signal means no more than the first.
 */
export function stopOnSignals(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort(name))
  return controller.signal
}
