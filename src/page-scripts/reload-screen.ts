const MINUTE = 60_000
let isWaiting = false

/**
 * Reloads the page once the site answers, after a part of it failed to load: nobody is there to do it. Waits at least a
 * minute, and never reloads without a network, which would leave the browser's own error on the wall.
 */
async function loadAgain(): Promise<void> {
  if (isWaiting) return
  isWaiting = true
  let responses = false
  while (!responses) {
    await new Promise((resolve) => setTimeout(resolve, MINUTE))
    responses = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  location.reload()
}

addEventListener('vite:preloadError', () => void loadAgain())
document.addEventListener('astro:hydration-error', () => void loadAgain())
