import type { PageParts } from './page-parts.ts'

/** A page without what is its own: the text before, between and after. */
export type PageShell = readonly string[]

/** As Astro escapes an attribute. */
const attribute = (text: string): string => text.replaceAll('&', '&#38;').replaceAll('"', '&#34;')

/** What of a page is its own, in the order in which it stands there. */
const ownTexts = ({ frame, structured, living, body }: PageParts): string[] => [
  frame.head,
  structured,
  frame.top,
  ...(living === undefined ? [] : [attribute(living)]),
  body,
]

/** What is left of a page when its own is taken out; null where the page does not hold it. */
export function shellOf(html: string, parts: PageParts): PageShell | null {
  const shell: string[] = []
  let from = 0
  for (const text of ownTexts(parts)) {
    const at = text === '' ? -1 : html.indexOf(text, from)
    if (at < 0) return null
    shell.push(html.slice(from, at))
    from = at + text.length
  }
  return [...shell, html.slice(from)]
}

/** The page that a shell becomes. */
export const filled = (shell: PageShell, parts: PageParts): string =>
  ownTexts(parts).reduce((html, text, at) => html + text + shell[at + 1], shell[0] ?? '')
