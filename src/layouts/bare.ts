const MINUTE = 60_000
let isWaiting = false

/**
 * Loads a page again of which a part did not come, once the site answers: nobody is there to do it. Never sooner than a minute
 * later, and never into a network that would leave the browser's own error on the wall.
 */
async function loadAgain(): Promise<void> {
  if (isWaiting) return
  isWaiting = true
  let answers = false
  while (!answers) {
    await new Promise((resolve) => setTimeout(resolve, MINUTE))
    answers = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  location.reload()
}

addEventListener('vite:preloadError', () => void loadAgain())
document.addEventListener('astro:hydration-error', () => void loadAgain())
