import type { AstroPrerenderer } from 'astro'
import { type Built, built } from './built.ts'
import { HeldPages, type PagePath, pathOf } from './held-pages.ts'
import { filled, type PageShell, shellOf } from './page-shell.ts'
import { writePage } from './write-page.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** From how many pages on a second thread pays for reading the cup once more. */
const MANY = 5000

/** Said in the log of a build of a kind of page that takes the long way. */
export const NOT_STAMPED = 'All pages are rendered one by one that are like'

const STAMPED = /^(?:\/sv)?\/\d+\/(?:matches|teams|clubs|press\/(?:club|nation))\/[^/]+\/$/

/** As much of a response as the build reads, without the streams that a Response opens. */
const responseOf = (bytes: Bytes) =>
  ({ status: 200, headers: null, body: bytes, arrayBuffer: async () => bytes.buffer }) as unknown as Response

/** A shell, as it was found in a page; whether it gave a second page, too, as Astro rendered it. */
type Known = { readonly shell: PageShell | null; readonly isProven: boolean }

/** Makes pages of the shells of those that Astro has rendered. */
class Stamper {
  /** By the edition and language as they were read, then by kind. */
  private readonly known = new WeakMap<object, Map<string, Known>>()

  /** @returns null where Astro is to render the page */
  async page(path: string, site: Built): Promise<Bytes | null> {
    const { shell, isProven } = (await this.kinds(path, site)).get(kindOf(path)) ?? {}
    const html = shell && isProven ? filled(shell, await site.ownTexts(path)) : null
    if (html === null) return null
    site.pageRendered()
    return encoded(html)
  }

  /**
   * @param html as Astro rendered it
   * @returns what is known of its kind from now on; null while that is still open, or was known before
   */
  async learn(path: string, html: string, site: Built): Promise<{ shell: PageShell | null } | null> {
    const kind = kindOf(path)
    const kinds = await this.kinds(path, site)
    const own = await site.ownTexts(path)
    // Read when nothing is waited for any more: many pages are rendered at a time.
    const { shell, isProven = false } = kinds.get(kind) ?? {}
    if (shell === null || isProven) return null
    const isProof = shell !== undefined
    const found = isProof ? (filled(shell, own) === html ? shell : null) : shellOf(html, own)
    if (found === null)
      process.stderr.write(`${NOT_STAMPED} ${path}: it differs in more than its own texts\n`)
    kinds.set(kind, { shell: found, isProven: isProof })
    return isProof || found === null ? { shell: found } : null
  }

  private async kinds(path: string, { siteOf }: Built): Promise<Map<string, Known>> {
    const site = await siteOf(path)
    const kinds = this.known.get(site) ?? new Map<string, Known>()
    this.known.set(site, kinds)
    return kinds
  }
}

const encoded = (html: string): Bytes => new TextEncoder().encode(html)

const kindOf = (path: string): string => path.replace(/[^/]+\/$/, '')

/**
 * Has the pages that an edition has thousands of pass Astro by, once it has rendered two of their kind: the first gives
 * the shell, the second proves it.
 *
 * @param outDir the folder of the site
 * @param many from how many pages on other threads help
 */
export function stampPages(standard: AstroPrerenderer, outDir: string, many = MANY): AstroPrerenderer {
  const stamper = new Stamper()
  let held: HeldPages | null = null
  let origin = ''
  let hasFailed = false

  const render: AstroPrerenderer['render'] = async (request, options) => {
    const { pathname: path, origin: site } = new URL(request.url)
    origin = site
    // Known only when the first page has been rendered, and with it what is built.
    const page = STAMPED.test(path) && built.take()
    const bytes = page ? await stamper.page(path, page) : null
    if (bytes) return { response: responseOf(bytes) }
    const answer = await standard.render(request, options)
    const nowBuilt = STAMPED.test(path) && built.take()
    if (!nowBuilt) return answer
    const html = await (answer instanceof Response ? answer : answer.response).text()
    const learnt = await stamper.learn(path, html, nowBuilt)
    if (learnt) held?.release(kindOf(path), learnt.shell)
    return { response: responseOf(encoded(html)) }
  }

  return {
    ...standard,
    async getStaticPaths() {
      const paths = await standard.getStaticPaths()
      if (paths.length < many) return paths
      const { asked, byKind } = holdBack(paths)
      held = new HeldPages(byKind, outDir)
      return asked
    },
    render: (request, options) =>
      render(request, options).catch((fault: unknown) => {
        hasFailed = true
        held?.stop()
        throw fault
      }),
    async teardown() {
      if (held && !hasFailed) for (const page of await held.written()) await writeByAstro(page)
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

/**
 * Two pages of each kind that is stamped come first, so that the others can be made soon; those are held back. A page that
 * two routes make is left to Astro, which says so.
 */
function holdBack(paths: readonly PagePath[]): { asked: PagePath[]; byKind: Map<string, PagePath[]> } {
  const taken = Map.groupBy(paths, pathOf)
  const isStamped = (page: PagePath) => STAMPED.test(pathOf(page)) && taken.get(pathOf(page))?.length === 1
  const kinds = Map.groupBy(paths.filter(isStamped), (page) => kindOf(pathOf(page)))
  const first = [...kinds.values()].flatMap((pages) => pages.slice(0, 2))
  const byKind = new Map([...kinds].map(([kind, pages]) => [kind, pages.slice(2)]))
  return { asked: [...first, ...paths.filter((page) => !isStamped(page))], byKind }
}
