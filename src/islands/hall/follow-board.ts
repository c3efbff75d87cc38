import type { LivingPage } from '../../components/page/living-page.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import { $edition, openEdition } from '../../stores/edition.ts'
import { followPublished } from '../../stores/live.ts'

/**
 * Keeps a screen true. Unlike a page in a hand it brings all it needs at once: nobody is there to open it again where the
 * network goes before the first change. It is never paused.
 */
export async function followBoard(body: HTMLElement, page: LivingPage): Promise<void> {
  const [{ renderLivingPage }] = await Promise.all([
    import('../live/render-living-page.tsx'),
    loadMessages(page.locale, 'pages'),
  ])
  void followPublished(page.edition, page.year, false)
  void openEdition(page.year)
  const stop = $edition.listen((index) => {
    if (!index) return
    stop()
    renderLivingPage(body, page)
  })
}
