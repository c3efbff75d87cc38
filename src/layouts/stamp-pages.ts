import type { AstroPrerenderer } from 'astro'
import { PAGES_FOR_SHELL, pathHolder } from '../data/build/held-paths.ts'
import type { YearKind } from '../domain/site/edition-pages.ts'
import { forgetPaths, loadPageCode } from './astro-app.ts'
import { built } from './built.ts'
import { HeldPages, type PagePath, pathOf, TEXTS } from './held-pages.ts'
import { filled, type PageShell } from './page-shell.ts'
import { Stamper, stampedKind } from './stamper.ts'
import { StampingThreads } from './stamping-threads.ts'
import { isTextFile } from './text-file.ts'
import { writePage } from './write-page.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The number of pages from which other threads help: a smaller site is made before they have read the cup. */
const MANY = 5000

/** The kinds that make up most of a site. No other page has an address like theirs. */
const HELD_KINDS: ReadonlySet<YearKind> = new Set(['match', 'team'])

/** The part of a response that the build reads, without the streams that a Response opens. */
const responseOf = (bytes: Bytes) =>
  ({ status: 200, headers: null, body: bytes, arrayBuffer: async () => bytes.buffer }) as unknown as Response

const encoded = (html: string): Bytes => new TextEncoder().encode(html)

export interface StampingPrerenderer extends AstroPrerenderer {
  /** @returns undefined while it is unknown whether a page like this one has a shell; null if it has none */
  shellFor(path: string): Promise<PageShell | null | undefined>
}

/**
 * Lets the pages that an edition has by the thousand bypass Astro, once Astro has rendered two of their kind: the first
 * gives the shell, the second proves it.
 *
 * @param outDir the folder of the site
 * @param many the number of pages from which other threads help
 */
export function stampPages(standard: AstroPrerenderer, outDir: string, many = MANY): StampingPrerenderer {
  const stamper = new Stamper()
  let held: HeldPages | null = null
  let origin = ''
  let hasFailed = false

  const render: AstroPrerenderer['render'] = async (request, options) => {
    const { pathname: path, origin: site } = new URL(request.url)
    origin = site
    const kind = stampedKind(path)
    // Known only when the first page has been rendered, which loads the built code.
    const before = kind && built.take()
    const shell = before && (await stamper.shell(path, kind, before))
    const stamped = before && shell ? filled(shell, await before.ownTexts(path)) : null
    if (before && stamped !== null) {
      before.pageRendered()
      return { response: responseOf(encoded(stamped)) }
    }
    const answer = await standard.render(request, options)
    held?.releaseTexts()
    const after = kind && built.take()
    if (!after) return answer
    const html = await (answer instanceof Response ? answer : answer.response).text()
    const learnt = await stamper.learn(path, kind, html, after)
    if (learnt) held?.release(kind, learnt.shell)
    return { response: responseOf(encoded(html)) }
  }

  return {
    ...standard,
    async getStaticPaths() {
      const threads = new StampingThreads()
      threads.startEarly()
      await loadPageCode(standard)
      const unlisted = new Map<string, readonly string[]>()
      pathHolder.give({ kinds: HELD_KINDS, hold: (listed, paths) => unlisted.set(listed, paths) })
      const paths = await standard.getStaticPaths()
      pathHolder.give(null)
      const { asked, byKind } = holdBack(paths, unlisted)
      const count = [...byKind.values()].reduce((sum, pages) => sum + pages.length, asked.length)
      held = new HeldPages(byKind, outDir, count < many ? null : threads)
      return asked
    },
    render: (request, options) =>
      render(request, options).catch((fault: unknown) => {
        hasFailed = true
        held?.stop()
        throw fault
      }),
    async shellFor(path) {
      const kind = stampedKind(path)
      if (kind === null) return null
      const site = built.take()
      return site && stamper.shell(path, kind, site)
    },
    async teardown() {
      if (held && !hasFailed) {
        const left = await held.written()
        // Astro renders only pages that it lists.
        if (left.length > 0) forgetPaths(standard)
        for (const page of left) await writeByAstro(page)
      }
      await standard.teardown?.()
    },
  }

  async function writeByAstro(page: PagePath): Promise<void> {
    const path = pathOf(page)
    const answer = await standard.render(new Request(origin + path), { routeData: page.route })
    const response = answer instanceof Response ? answer : answer.response
    writePage(outDir, path, new Uint8Array(await response.arrayBuffer()))
  }
}

/** The year of a stamped kind. */
const yearOf = (kind: string | null): number => Number(kind?.split(' ')[1] ?? 0)

/**
 * Two pages of each stamped kind come first, edition by edition, so that the rest can be made soon. The rest is held back,
 * together with all files that are plain texts. A page that two routes make is left to Astro, which reports it.
 *
 * @param unlisted by a page that Astro lists: pages like it that Astro does not list
 */
function holdBack(
  paths: readonly PagePath[],
  unlisted: ReadonlyMap<string, readonly string[]>,
): { asked: PagePath[]; byKind: Map<string, PagePath[]> } {
  const taken = Map.groupBy(paths, pathOf)
  const kindOf = (page: PagePath) => {
    const path = pathOf(page)
    if (taken.get(path)?.length !== 1) return null
    return stampedKind(path) ?? (isTextFile(path) ? TEXTS : null)
  }
  const others: PagePath[] = []
  const first: PagePath[] = []
  const byKind = new Map<string, PagePath[]>()
  const groups = [...Map.groupBy(paths, kindOf)].sort(([one], [other]) => yearOf(other) - yearOf(one))
  for (const [kind, pages] of groups) {
    if (kind === null) others.push(...pages)
    else if (kind === TEXTS) byKind.set(kind, pages)
    else {
      first.push(...pages.slice(0, PAGES_FOR_SHELL))
      byKind.set(kind, pages.slice(PAGES_FOR_SHELL))
    }
  }
  const routes = new Map(first.map((page) => [pathOf(page), page.route]))
  for (const [listed, pathnames] of unlisted) {
    const [kind, route] = [stampedKind(listed), routes.get(listed)]
    if (!kind || !route) throw new Error(`Astro does not list ${listed}.`)
    byKind.get(kind)?.push(...pathnames.map((pathname) => ({ pathname, route })))
  }
  return { asked: [...first, ...others], byKind }
}
