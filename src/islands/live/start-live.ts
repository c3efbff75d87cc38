import { loadCode } from '../../components/ui/load-code.ts'
import { whenIdle } from '../../components/ui/when-idle.ts'
import { builtBody } from './built-body.ts'

/**
 * Loads the code that keeps a page of an edition under way up to date, its header at least, once the page is visible and
 * idle.
 */
function startLive(): void {
  const start = starter()
  if (!start) return
  const begin = () => whenIdle(() => void start())
  if (document.visibilityState === 'visible') begin()
  else document.addEventListener('visibilitychange', begin, { once: true })
}

function starter(): (() => Promise<void>) | null {
  if (document.querySelector('#body > astro-island'))
    return async () => {
      const { followPage } = await loadCode(() => import('./follow-page.ts'))
      await followPage(await builtBody())
    }
  const header = document.querySelector<HTMLElement>('.live-now')
  if (!header) return null
  return async () => {
    const { followHeader } = await loadCode(() => import('./follow-header.ts'))
    await followHeader(header.dataset)
  }
}

startLive()
