/** Runs a task once the page is idle. */
export const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => task(), { timeout: 3000 })
  else setTimeout(task, 200)
}
