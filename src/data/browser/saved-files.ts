import { filesInAsset, isAsset } from '../../domain/saved-pages/page-files.ts'

/** Until a page or file is given up. */
const TIMEOUT_MS = 15_000
const MADE = /^\/_astro\//

/** Whether a path is that of a file of a release: it never changes. */
export const isMade = (path: string): boolean => MADE.test(path)

/**
 * Puts a file of a release into a cache, with the files that it names: what lies there is not asked for again, but looked
 * into.
 *
 * @param known those that are there for sure; it is added
 * @returns bytes
 * @throws where one does not come
 */
export async function saveFile(cache: Cache, path: string, known: Set<string>): Promise<number> {
  if (!isMade(path) || known.has(path)) return 0
  const saved = await cache.match(path)
  const response = saved ?? (await loadFile(path))
  const type = response.headers.get('content-type') ?? ''
  const blob = await response.blob()
  if (!saved) await cache.put(path, kept(blob, type, {}))
  known.add(path)
  let bytes = blob.size
  if (isAsset(path))
    for (const file of filesInAsset(path, await blob.text())) bytes += await saveFile(cache, file, known)
  return bytes
}

/** A file of the site. @throws where it does not come */
export async function loadFile(path: string): Promise<Response> {
  const response = await load(path, 'default')
  if (!response.ok) throw new Error(`${path} does not come.`)
  return response
}

export const load = (path: string, cache: RequestCache): Promise<Response> =>
  fetch(path, { cache, signal: AbortSignal.timeout(TIMEOUT_MS) })

export const kept = (blob: Blob, type: string, headers: Record<string, string>): Response =>
  new Response(blob, { headers: { 'content-type': type, 'saved-bytes': String(blob.size), ...headers } })
