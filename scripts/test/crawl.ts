import { scanPage } from '../release/page-scan.ts'
import { isEmbed } from '../release/site-files.ts'
import { isFrameless, routeShape, withoutLocale } from './route-shape.ts'

/** One English address of each kind of page, as found by following links. */
export type Sample = { readonly shape: string; readonly address: string }

const PAGES_AT_MOST = 600

/**
 * Follows the links of a site from its home page, until nothing new turns up or enough pages are read. It reads unseen kinds
 * of pages first and leaves out pages without a frame.
 * @param origin without a slash at the end
 */
export async function crawl(origin: string): Promise<Sample[]> {
  const samples = new Map<string, string>()
  const seen = new Set(['/'])
  const queue = ['/']
  for (let read = 0; read < PAGES_AT_MOST; read++) {
    const fresh = queue.findIndex((address) => !samples.has(routeShape(address)))
    const address = fresh >= 0 ? queue.splice(fresh, 1)[0] : queue.shift()
    if (address === undefined) break
    const response = await fetch(origin + address)
    const html = Buffer.from(await response.arrayBuffer()).toString('latin1')
    if (response.status !== 200) continue
    if (!samples.has(routeShape(address))) samples.set(routeShape(address), address)
    for (const link of scanPage(html).links) {
      const url = URL.canParse(link, origin + address) ? new URL(link, origin + address) : null
      const isOurs =
        url?.origin === origin && url.pathname.endsWith('/') && withoutLocale(url.pathname) === url.pathname
      if (url === null || !isOurs || isEmbed(url.pathname) || isFrameless(url.pathname)) continue
      if (seen.has(url.pathname)) continue
      seen.add(url.pathname)
      queue.push(url.pathname)
    }
  }
  return [...samples]
    .map(([shape, address]) => ({ shape, address }))
    .sort((a, b) => (a.shape < b.shape ? -1 : 1))
}
