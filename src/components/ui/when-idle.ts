/** Does something once the page has nothing better to do. */
export const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => task(), { timeout: 3000 })
  else setTimeout(task, 200)
}
