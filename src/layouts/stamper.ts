import type { PageKind } from '../domain/presentation/page-kinds.ts'
import { parseAddress } from '../domain/presentation/parse-address.ts'
import type { Built } from './built.ts'
import { filled, type PageShell, shellOf } from './page-shell.ts'

/** Said in the log of a kind of page that takes the long way. */
export const NOT_STAMPED = 'All pages are rendered one by one that are like'

/** The kinds of which an edition has many pages, that are nothing but the body of their address in Page.astro. */
const STAMPED: ReadonlySet<PageKind> = new Set([
  'arena',
  'category',
  'category-teams',
  'club',
  'division',
  'field',
  'match',
  'matches-part',
  'nation',
  'playoff',
  'press-club',
  'press-day',
  'press-nation',
  'team',
])

/**
 * The pages that have a shell in common with that of a path: those of its kind, edition and language.
 *
 * @returns null for a path that has none
 */
export function stampedKind(path: string): string | null {
  const { locale, route } = parseAddress(path) ?? {}
  return route && STAMPED.has(route.kind) && 'year' in route ? `${locale} ${route.year} ${route.kind}` : null
}

/** A shell, as it was found in a page; whether it gave another page, too, as Astro rendered it. */
interface Known {
  readonly shell: PageShell | null
  readonly isProven: boolean
}

/** Knows the shells of pages that Astro has rendered. */
export class Stamper {
  /** By the edition and language as they were read, then by kind. */
  readonly #known = new WeakMap<object, Map<string, Known>>()
  /** Of the editions as they were read before: a shell that gives a page of the edition as it is is proven by it. */
  readonly #earlier = new Map<string, PageShell>()

  /**
   * The shell that pages like this one are made of.
   *
   * @returns undefined while that is open; null where Astro is to render them all
   */
  async shell(path: string, kind: string, site: Built): Promise<PageShell | null | undefined> {
    const known = (await this.#kinds(path, site)).get(kind)
    return known?.isProven ? known.shell : undefined
  }

  /**
   * @param html as Astro rendered it
   * @returns what is known of its kind from now on; null while that is still open, or was known before
   */
  async learn(
    path: string,
    kind: string,
    html: string,
    site: Built,
  ): Promise<{ shell: PageShell | null } | null> {
    const kinds = await this.#kinds(path, site)
    const own = await site.ownTexts(path)
    // Read when nothing is waited for any more: many pages are rendered at a time.
    const known = kinds.get(kind)
    if (known?.isProven) return null
    const gives = (shell: PageShell | null | undefined) => (shell ? filled(shell, own) === html : false)
    const earlier = this.#earlier.get(kind)
    if (known ? gives(known.shell) : gives(earlier)) {
      const shell = known?.shell ?? earlier ?? null
      kinds.set(kind, { shell, isProven: true })
      if (shell) this.#earlier.set(kind, shell)
      return { shell }
    }
    const found = known ? null : shellOf(html, own)
    if (found === null)
      process.stderr.write(`${NOT_STAMPED} ${path}: it differs in more than its own texts\n`)
    kinds.set(kind, { shell: found, isProven: found === null })
    return found === null ? { shell: null } : null
  }

  async #kinds(path: string, { siteOf }: Built): Promise<Map<string, Known>> {
    const site = await siteOf(path)
    const kinds = this.#known.get(site) ?? new Map<string, Known>()
    this.#known.set(site, kinds)
    return kinds
  }
}
