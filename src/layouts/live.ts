import type { LivePage } from '../components/page/live-page.ts'
import { whenIdle } from '../components/ui/when-idle.ts'

/**
 * Loads the code that keeps a page of an edition under way up to date, its header at least, once the page is visible and
 * idle.
 */
function live(): void {
  const start = bringer()
  if (!start) return
  const begin = () => whenIdle(() => void start())
  if (document.visibilityState === 'visible') begin()
  else document.addEventListener('visibilitychange', begin, { once: true })
}

function bringer(): (() => Promise<void>) | null {
  const main = document.getElementById('content')
  const body = document.getElementById('body')
  const data = main?.dataset.living
  if (main && body && data !== undefined)
    return async () => {
      const { followPage } = await import('../islands/live/follow-page.ts')
      await followPage(main, body, JSON.parse(data) as LivePage)
    }
  const header = document.querySelector<HTMLElement>('.live-now')
  if (!header) return null
  return async () => {
    const { followHeader } = await import('../islands/live/follow-header.ts')
    await followHeader(header.dataset)
  }
}

live()
