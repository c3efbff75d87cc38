import type { LivePage } from '../../components/page/live-page.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import { $edition, openEdition } from '../../stores/edition.ts'
import { followPublished } from '../../stores/live.ts'
import { loadCodeForChanges } from '../../stores/load-for-changes.ts'
import { loadLivePage } from '../live/load-live-page.ts'

/**
 * Keeps a screen up to date. Unlike a page on a phone it loads all it needs at once: if the network fails before the first
 * change, nobody is there to open it again. It is never paused.
 */
export async function followBoard(body: HTMLElement, page: LivePage): Promise<void> {
  void followPublished(page.edition, page.year, false)
  void openEdition(page.year)
  const [render] = await loadCodeForChanges(() =>
    Promise.all([loadLivePage(page), loadMessages(page.locale, 'kinds')]),
  )
  let isTaken = false
  $edition.subscribe((index) => {
    if (!index || isTaken) return
    isTaken = true
    render?.(body)
  })
}
