import type { SavedClock } from '../../domain/my-week/saved-week.ts'
import { filesInPage } from '../../domain/saved-pages/page-files.ts'
import { SAVED_SCREENS, savedAtText } from '../../domain/saved-pages/saved-page.ts'
import { isReleaseFile, loadFile, savedResponse, saveFile } from './saved-files.ts'

/** Every row refers to symbols in these files by name. */
const SPRITES = ['/flags.svg', '/icons.svg']

/**
 * Saves a screen as it is with everything that it loads, and removes the files that no saved screen loads any more.
 *
 * @param text its whole document
 * @throws if a file cannot be fetched, or the browser allows no storage
 */
export async function saveScreen(path: string, text: string, clock: SavedClock): Promise<void> {
  const cache = await caches.open(SAVED_SCREENS)
  const files = new Set<string>()
  for (const file of filesInPage(text)) await saveFile(cache, file, files)
  for (const sprite of SPRITES) await cache.put(sprite, await loadFile(sprite))
  const page = new Blob([text])
  await cache.put(path, savedResponse(page, 'text/html; charset=utf-8', { 'saved-at': savedAtText(clock) }))
  const saved = (await cache.keys()).map(({ url }) => new URL(url))
  for (const { pathname } of saved) {
    const other = pathname.endsWith('/') && pathname !== path ? await cache.match(pathname) : undefined
    for (const file of filesInPage((await other?.text()) ?? ''))
      await saveFile(cache, file, files).catch(() => undefined)
  }
  for (const { href, pathname } of saved) {
    if (isReleaseFile(pathname) && !files.has(pathname)) await cache.delete(href)
  }
}

export const dropScreens = (): Promise<boolean> => caches.delete(SAVED_SCREENS)
