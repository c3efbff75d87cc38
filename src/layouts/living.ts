import type { LivingPage } from '../components/live/living-page.ts'
import { whenIdle } from '../components/ui/when-idle.ts'

/** Brings what keeps a page of an edition under way true, once the page is looked at and has nothing better to do. */
function followPage(): void {
  const main = document.getElementById('content')
  const body = document.getElementById('body')
  const data = main?.dataset.living
  if (!main || !body || data === undefined) return
  const start = async () => {
    const { followPage } = await import('../islands/live/follow-page.ts')
    await followPage(main, body, JSON.parse(data) as LivingPage)
  }
  const begin = () => whenIdle(() => void start())
  if (document.visibilityState === 'visible') begin()
  else document.addEventListener('visibilitychange', begin, { once: true })
}

followPage()
