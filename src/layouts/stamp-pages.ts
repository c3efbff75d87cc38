import { resolve } from 'node:path'
import type { AstroPrerenderer } from 'astro'
import { WorkerPool } from '../data/build/worker-pool.ts'
import { type Built, built } from './built.ts'
import { filled, type PageShell, shellOf } from './page-shell.ts'
import type { Stamping } from './stamping-worker.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** From how many pages on a second thread pays for reading the cup once more. */
const MANY = 5000
/** Pages that wait for the other threads, so that those never wait for this one. */
const AHEAD = 96

/** Said in the log of a build of a kind of page that takes the long way. */
export const NOT_STAMPED = 'All pages are rendered one by one that are like'

const STAMPED = /^(?:\/sv)?\/\d+\/(?:matches|teams|press\/(?:club|nation))\/[^/]+\/$/

/** As much of a response as the build reads, without the streams that a Response opens. */
const responseOf = (bytes: Bytes) =>
  ({ status: 200, headers: null, body: bytes, arrayBuffer: async () => bytes.buffer }) as unknown as Response

/** A shell, as it was found in a page; whether it gave a second page, too, as Astro rendered it. */
type Known = { readonly shell: PageShell | null; readonly isProven: boolean }

/** Makes pages by themselves, of the shells of those that Astro has rendered. */
class Stamper {
  /** By the edition and language as they were read, then by kind. */
  private readonly known = new WeakMap<object, Map<string, Known>>()
  private readonly pool = new WorkerPool(resolve('src/layouts/stamping-worker.ts'))
  private waiting = 0
  /** Whether there is enough to do for other threads. */
  isShared = false

  /** @returns null where Astro is to render the page */
  async page(path: string, site: Built): Promise<Bytes | null> {
    const { module, ownTexts, pageRendered } = site
    const { shell, isProven } = (await this.kinds(path, site)).get(kindOf(path)) ?? {}
    if (!shell || !isProven) return null
    const bytes =
      this.isShared && this.waiting < AHEAD
        ? await this.elsewhere({ module, path, shell })
        : encoded(filled(shell, await ownTexts(path)))
    if (bytes) pageRendered()
    return bytes
  }

  private async elsewhere(page: Stamping): Promise<Bytes | null> {
    this.waiting += 1
    try {
      return await this.pool.run<Bytes | null>(page)
    } finally {
      this.waiting -= 1
    }
  }

  /** @param html as Astro rendered it */
  async learn(path: string, html: string, site: Built): Promise<void> {
    const kind = kindOf(path)
    const kinds = await this.kinds(path, site)
    const { shell, isProven = false } = kinds.get(kind) ?? {}
    if (shell === null || isProven) return
    const own = await site.ownTexts(path)
    const isProof = shell !== undefined
    const found = isProof ? (filled(shell, own) === html ? shell : null) : shellOf(html, own)
    if (found === null)
      process.stderr.write(`${NOT_STAMPED} ${path}: it differs in more than its own texts\n`)
    kinds.set(kind, { shell: found, isProven: isProof })
  }

  private async kinds(path: string, { siteOf }: Built): Promise<Map<string, Known>> {
    const site = await siteOf(path)
    const kinds = this.known.get(site) ?? new Map<string, Known>()
    this.known.set(site, kinds)
    return kinds
  }
}

const encoded = (html: string | null): Bytes | null => (html === null ? null : new TextEncoder().encode(html))

const kindOf = (path: string): string => path.replace(/[^/]+\/$/, '')

/**
 * Has the pages that an edition has thousands of pass Astro by, once it has rendered two of their kind: the first gives
 * the shell, the second proves it.
 */
export function stampPages(standard: AstroPrerenderer): AstroPrerenderer {
  const stamper = new Stamper()
  return {
    ...standard,
    async getStaticPaths() {
      const paths = await standard.getStaticPaths()
      stamper.isShared = paths.length > MANY
      return paths
    },
    async render(request, options) {
      const path = new URL(request.url).pathname
      // Known only when the first page has been rendered, and with it what is built.
      const site = built.take()
      if (!site || !STAMPED.test(path)) return standard.render(request, options)
      const bytes = await stamper.page(path, site)
      if (bytes) return { response: responseOf(bytes) }
      const answer = await standard.render(request, options)
      const html = await (answer instanceof Response ? answer : answer.response).text()
      await stamper.learn(path, html, site)
      return { response: responseOf(new TextEncoder().encode(html)) }
    },
  }
}
