import { pageOf } from '../components/page/page-of.ts'
import { pageRendered } from '../data/build/progress.ts'
import { editionSite } from '../data/build/site.ts'
import { parseAddress } from '../domain/presentation/parse-address.ts'
import { type PageParts, pageParts } from './page-parts.ts'
import { filled, type PageShell, shellOf } from './page-shell.ts'

/** What is known of pages that differ in their own texts only. */
interface Known {
  readonly shell: PageShell | null
  /** The shell gave a second page, too, as Astro rendered it. */
  readonly isProven: boolean
}

/** By kind, edition and language. */
const known = new Map<string, Known>()

async function partsOf(path: string): Promise<{ key: string; parts: PageParts } | null> {
  const address = parseAddress(path)
  if (address?.route.kind !== 'match' && address?.route.kind !== 'team') return null
  const { locale, route } = address
  const site = await editionSite(route.year, locale)
  const page = site && pageOf(site, route)
  if (!page) return null
  const parts = pageParts(site, page, false)
  return { key: `${route.kind} ${route.year} ${locale} ${parts.living === undefined}`, parts }
}

/**
 * A page made of the shell of those that Astro has rendered: a match's differs from another's in its own texts only.
 *
 * @param render has Astro render the page
 */
async function stampedPage(path: string, render: () => Promise<string>): Promise<string> {
  const page = await partsOf(path)
  if (!page) return render()
  const { key, parts } = page
  const { shell = undefined, isProven = false } = known.get(key) ?? {}
  if (shell && isProven) {
    pageRendered()
    return filled(shell, parts)
  }
  const html = await render()
  if (shell === undefined) known.set(key, { shell: shellOf(html, parts), isProven: false })
  else if (shell !== null) known.set(key, { shell: filled(shell, parts) === html ? shell : null, isProven: true })
  return html
}

export type StampedPage = typeof stampedPage

// What is built meets what builds it here: they share no modules.
Reflect.set(globalThis, Symbol.for('stamped-pages'), stampedPage)
