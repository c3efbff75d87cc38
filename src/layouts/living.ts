import { whenIdle } from '../components/ui/when-idle.ts'

/** Brings what keeps a page of an edition under way true, once the page is looked at and has nothing better to do. */
function followPage(): void {
  const main = document.getElementById('content')
  const data = main?.dataset.living
  if (!main || data === undefined) return
  const start = async () => {
    const { startLiving } = await import('./living-page.tsx')
    startLiving(main, JSON.parse(data))
  }
  const begin = () => whenIdle(() => void start())
  if (document.visibilityState === 'visible') begin()
  else document.addEventListener('visibilitychange', begin, { once: true })
}

followPage()
