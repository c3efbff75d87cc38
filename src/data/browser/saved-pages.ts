import type { SavedClock } from '../../domain/my-week/saved-week.ts'
import { filesInPage } from '../../domain/saved-pages/page-files.ts'
import type { PageToSave } from '../../domain/saved-pages/pages-to-save.ts'
import {
  parseSavedAt,
  SAVED_PAGES,
  type SavedPage,
  savedAtText,
} from '../../domain/saved-pages/saved-page.ts'
import { isReleaseFile, load, savedResponse, saveFile } from './saved-files.ts'

/** The pages stored in this browser. `bytes` includes the scripts, styles and fonts of the pages. */
export interface SavedContent {
  readonly pages: readonly SavedPage[]
  readonly bytes: number
}

/**
 * The outcome of saving a page.
 * - `saved`: `bytes` includes those of its files that no earlier page had
 * - `gone`: the site no longer has such a page
 * - `failed`: the page could not be fetched, or not completely
 * - `full`: the browser has no room
 */
export type Saved =
  | { readonly kind: 'saved'; readonly bytes: number }
  | { readonly kind: 'gone' | 'failed' | 'full' }

/** Returns the saved pages, in the order in which they were saved. @throws if the browser allows no storage */
export async function readSaved(): Promise<SavedContent> {
  if (!(await caches.has(SAVED_PAGES))) return { pages: [], bytes: 0 }
  const cache = await caches.open(SAVED_PAGES)
  const pages: SavedPage[] = []
  let bytes = 0
  for (const { url } of await cache.keys()) {
    const headers = (await cache.match(url))?.headers
    bytes += Number(headers?.get('saved-bytes'))
    const at = parseSavedAt(headers?.get('saved-at'))
    const title = decodeURIComponent(headers?.get('saved-title') ?? '')
    const playoffOf = headers?.get('saved-playoff-of') ?? null
    if (at)
      pages.push({
        address: new URL(url).pathname,
        title,
        playoffOf: playoffOf && decodeURIComponent(playoffOf),
        at,
      })
  }
  return { pages, bytes }
}

/**
 * Saves a page with everything that it loads. If the page cannot be saved completely, the earlier copy stays. Never throws.
 *
 * @param clock the time of the cup's clock, which dates the page; null if only the site knows it
 * @param known files of the pages saved before; the files of this page are added
 */
export async function savePage(
  page: PageToSave,
  clock: SavedClock | null,
  known: Set<string>,
): Promise<Saved> {
  const { address } = page
  try {
    const response = await load(address, 'no-cache')
    if (response.status === 404 || response.status === 410) return { kind: 'gone' }
    const text = await response.text()
    // The network of a hall may respond in place of a site that it blocks.
    if (!response.ok || response.redirected || !text.includes('<main id="content"')) return { kind: 'failed' }
    const body = new Blob([text])
    const cache = await caches.open(SAVED_PAGES)
    let bytes = body.size
    for (const path of filesInPage(text)) bytes += await saveFile(cache, path, known)
    await cache.put(address, savedResponse(body, 'text/html; charset=utf-8', about(page, response, clock)))
    return { kind: 'saved', bytes }
  } catch (fault) {
    const isFull = fault instanceof DOMException && fault.name === 'QuotaExceededError'
    return { kind: isFull ? 'full' : 'failed' }
  }
}

/**
 * Removes all pages and files other than the given ones.
 *
 * @param files null keeps every file
 */
export async function dropSaved(pages: readonly string[], files: ReadonlySet<string> | null): Promise<void> {
  if (pages.length === 0) {
    await caches.delete(SAVED_PAGES)
    return
  }
  const cache = await caches.open(SAVED_PAGES)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    const isOurs = isReleaseFile(pathname) ? (files?.has(pathname) ?? true) : pages.includes(pathname)
    if (!isOurs) await cache.delete(url)
  }
}

function about(
  { title, playoffOf }: PageToSave,
  { headers }: Response,
  clock: SavedClock | null,
): Record<string, string> {
  const device = Date.now()
  const date = Date.parse(headers.get('date') ?? '')
  const cup = Number.isNaN(date) ? device : date
  return {
    'saved-at': savedAtText(clock ?? { cup, device, speed: 1 }),
    'saved-title': encodeURIComponent(title.toWellFormed()),
    ...(playoffOf !== null && { 'saved-playoff-of': encodeURIComponent(playoffOf.toWellFormed()) }),
  }
}
