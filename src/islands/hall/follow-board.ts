import { loadMessages } from '../../i18n/load-messages.ts'
import { openEdition } from '../../stores/edition.ts'
import { followPublished } from '../../stores/live.ts'
import { loadCodeForChanges } from '../../stores/load-for-changes.ts'
import type { BuiltBody } from '../live/built-body.ts'
import { hydrateBody } from '../live/hydrate-body.ts'

/**
 * Keeps a screen up to date. Unlike a page on a phone it loads all it needs at once: if the network fails before the first
 * change, nobody is there to open it again. It is never paused.
 */
export async function followBoard(built: BuiltBody): Promise<void> {
  const { edition, year, locale } = built.follows
  void followPublished(edition, year, false)
  void openEdition(year)
  await loadCodeForChanges(() => loadMessages(locale, 'kinds'))
  await hydrateBody(built)
}
