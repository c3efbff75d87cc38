import type { AstroPrerenderer } from 'astro'
import { DEFAULT_LOCALE, LOCALES } from '../../src/domain/text/locale.ts'

type Path = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number]

/** What Astro's own prerenderer holds and its type does not tell: it keeps what a route answered for its paths. */
interface WithRouteCache {
  readonly app: { readonly routeCache: { clearAll(): void } }
}

/** Renders files of the latest edition, one after the other, as a build does all of them. */
export class PageRenderer {
  readonly #standard: AstroPrerenderer
  readonly #siteUrl: string
  readonly #renders: Pick<AstroPrerenderer, 'render'>
  #paths: ReadonlyMap<string, Path> = new Map()

  /** @param standard set up */
  constructor(standard: AstroPrerenderer, siteUrl: string, renders: Pick<AstroPrerenderer, 'render'>) {
    this.#standard = standard
    this.#siteUrl = siteUrl
    this.#renders = renders
  }

  /** Every file of an edition, and its start page, by its path from the site's root, as the data now are. */
  async list(year?: number): Promise<ReadonlySet<string>> {
    const prefixes = LOCALES.map((locale) => (locale === DEFAULT_LOCALE ? '/' : `/${locale}/`))
    const isOfEdition = (pathname: string) =>
      prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}${year}/`))
    const paths = await this.#standard.getStaticPaths()
    const known = new Map<string, Path>()
    for (const path of paths) {
      const pathname = withSlash(path)
      if (isOfEdition(pathname)) known.set(fileOf(pathname), { ...path, pathname })
    }
    this.#paths = known
    return new Set(known.keys())
  }

  /** Makes what is rendered from now on show the data as they now are. */
  forget(): void {
    ;(this.#standard as unknown as WithRouteCache).app.routeCache.clearAll()
  }

  /** @param file one of those that were listed last */
  async render(file: string): Promise<Buffer> {
    const path = this.#paths.get(file)
    if (!path) throw new RangeError(`${file} is no file of the edition.`)
    const request = new Request(new URL(encodeURI(path.pathname), this.#siteUrl))
    const answer = await this.#renders.render(request, { routeData: path.route })
    const response = answer instanceof Response ? answer : answer.response
    if (response.status !== 200) throw new Error(`${path.pathname} was answered with ${response.status}.`)
    return Buffer.from(await response.arrayBuffer())
  }
}

/** A page ends with a slash, a file with its own name. */
const withSlash = ({ pathname, route }: Path): string =>
  route.type === 'page' && !pathname.endsWith('/') ? `${pathname}/` : pathname

const fileOf = (pathname: string): string => (pathname.endsWith('/') ? `${pathname}index.html` : pathname)
