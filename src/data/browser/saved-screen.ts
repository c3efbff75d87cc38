import type { SavedClock } from '../../domain/my-week/saved-week.ts'
import { filesInPage } from '../../domain/saved-pages/page-files.ts'
import { SAVED_SCREENS, savedAtText } from '../../domain/saved-pages/saved-page.ts'
import { isMade, kept, loadFile, saveFile } from './saved-files.ts'

/** Looked into by name from every row. */
const SPRITES = ['/flags.svg', '/icons.svg']

/**
 * Keeps a screen as it is, with all that it loads, and no files of releases before it.
 *
 * @param text its whole document
 * @throws where something does not come, or the browser allows no storage
 */
export async function saveScreen(path: string, text: string, clock: SavedClock): Promise<void> {
  const cache = await caches.open(SAVED_SCREENS)
  const files = new Set<string>()
  for (const file of filesInPage(text)) await saveFile(cache, file, files)
  for (const sprite of SPRITES) await cache.put(sprite, await loadFile(sprite))
  const page = new Blob([text])
  await cache.put(path, kept(page, 'text/html; charset=utf-8', { 'saved-at': savedAtText(clock) }))
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (isMade(pathname) && !files.has(pathname)) await cache.delete(url)
  }
}

export const dropScreens = (): Promise<boolean> => caches.delete(SAVED_SCREENS)
