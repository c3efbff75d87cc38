import { filesInAsset, isAsset } from '../../domain/saved-pages/page-files.ts'

/** The time limit of a page or file. */
const TIMEOUT_MS = 15_000
const MADE = /^\/_astro\//

/** Whether the path is that of a release file, which never changes. */
export const isReleaseFile = (path: string): boolean => MADE.test(path)

/**
 * Stores a release file and the files that it names in a cache. A file that is already there is not fetched again, but is
 * still searched for names.
 *
 * @param known the files that are surely stored; this one is added
 * @returns bytes
 * @throws if a file cannot be fetched
 */
export async function saveFile(cache: Cache, path: string, known: Set<string>): Promise<number> {
  if (!isReleaseFile(path) || known.has(path)) return 0
  const saved = await cache.match(path)
  const response = saved ?? (await loadFile(path))
  const type = response.headers.get('content-type') ?? ''
  const blob = await response.blob()
  if (!saved) await cache.put(path, savedResponse(blob, type, {}))
  known.add(path)
  let bytes = blob.size
  if (isAsset(path))
    for (const file of filesInAsset(path, await blob.text())) bytes += await saveFile(cache, file, known)
  return bytes
}

/** Fetches a file of the site. @throws if it cannot be fetched */
export async function loadFile(path: string): Promise<Response> {
  const response = await load(path, 'default')
  if (!response.ok) throw new Error(`${path} does not come.`)
  return response
}

export const load = (path: string, cache: RequestCache): Promise<Response> =>
  fetch(path, { cache, signal: AbortSignal.timeout(TIMEOUT_MS) })

export const savedResponse = (blob: Blob, type: string, headers: Record<string, string>): Response =>
  new Response(blob, { headers: { 'content-type': type, 'saved-bytes': String(blob.size), ...headers } })
