import type { PageKind } from '../domain/presentation/page-kinds.ts'
import { parseAddress } from '../domain/presentation/parse-address.ts'
import type { Built } from './built.ts'
import { filled, type PageShell, shellOf } from './page-shell.ts'

/** The log message for a kind of page that Astro renders one by one. */
export const NOT_STAMPED = 'All pages are rendered one by one that are like'

/** The kinds of which an edition has many pages, and whose pages are only the body of their address in Page.astro. */
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
 * The group of pages that share a shell with the page of a path: pages of its kind, edition and language.
 *
 * @returns null for a path that has none
 */
export function stampedKind(path: string): string | null {
  const { locale, route } = parseAddress(path) ?? {}
  return route && STAMPED.has(route.kind) && 'year' in route ? `${locale} ${route.year} ${route.kind}` : null
}

/** A shell found in a page. It is proven once it reproduces a second page as Astro rendered it. */
interface Known {
  readonly shell: PageShell | null
  readonly isProven: boolean
}

/** What is known about the edition in a language since it was read. */
interface State {
  readonly kinds: Map<string, Known>
  /** Whether the text around its pages' own texts is the same as before; null until a page shows it. */
  isSameFrame: boolean | null
}

/** Learns the shells of pages that Astro has rendered. */
export class Stamper {
  readonly #states = new WeakMap<object, State>()
  /**
   * The shells that were proven in earlier states, by kind. A new state changes all shells of an edition and language or
   * none: text that is not a page's own belongs to its kind, which no state changes, or is the same for all kinds.
   */
  readonly #earlier = new Map<string, PageShell>()

  /**
   * The shell that pages like this one are made from.
   *
   * @returns undefined while it is unknown; null if Astro has to render them all
   */
  async shell(path: string, kind: string, site: Built): Promise<PageShell | null | undefined> {
    const { kinds, isSameFrame } = await this.#state(path, site)
    const known = kinds.get(kind)
    if (known?.isProven) return known.shell
    return isSameFrame ? this.#earlier.get(kind) : undefined
  }

  /**
   * @param html as Astro rendered it
   * @returns what is known about its kind from now on; null if it is still unknown, or was known before
   */
  async learn(
    path: string,
    kind: string,
    html: string,
    site: Built,
  ): Promise<{ shell: PageShell | null } | null> {
    const state = await this.#state(path, site)
    const own = await site.ownTexts(path)
    // Read after the last await, since many pages are rendered at the same time.
    const known = state.kinds.get(kind)
    if (known?.isProven) return null
    const earlier = this.#earlier.get(kind)
    if (!known && earlier && state.isSameFrame !== false) {
      state.isSameFrame = filled(earlier, own) === html
      if (state.isSameFrame) return this.#prove(state, kind, earlier)
      const others = kind.slice(0, kind.lastIndexOf(' ') + 1)
      for (const other of this.#earlier.keys()) if (other.startsWith(others)) this.#earlier.delete(other)
    }
    if (known?.shell && filled(known.shell, own) === html) return this.#prove(state, kind, known.shell)
    const found = known ? null : shellOf(html, own)
    if (found === null)
      process.stderr.write(`${NOT_STAMPED} ${path}: it differs in more than its own texts\n`)
    state.kinds.set(kind, { shell: found, isProven: found === null })
    return found === null ? { shell: null } : null
  }

  #prove({ kinds }: State, kind: string, shell: PageShell): { shell: PageShell } {
    kinds.set(kind, { shell, isProven: true })
    this.#earlier.set(kind, shell)
    return { shell }
  }

  async #state(path: string, { siteOf }: Built): Promise<State> {
    const site = await siteOf(path)
    const state = this.#states.get(site) ?? { kinds: new Map(), isSameFrame: null }
    this.#states.set(site, state)
    return state
  }
}
