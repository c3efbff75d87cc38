/** Pages that differ in their own texts only, without those: the text before, between and after them. */
export type PageShell = readonly string[]

/** What is left of a page when its own texts are taken out, in their order; null where it does not hold them. */
export function shellOf(html: string, own: readonly string[]): PageShell | null {
  const shell: string[] = []
  let from = 0
  for (const text of own) {
    const at = text === '' ? -1 : html.indexOf(text, from)
    if (at < 0) return null
    shell.push(html.slice(from, at))
    from = at + text.length
  }
  return [...shell, html.slice(from)]
}

/** The page that a shell becomes; null where its own texts are not as many as the shell has places. */
export function filled(shell: PageShell, own: readonly string[]): string | null {
  if (own.length + 1 !== shell.length) return null
  return own.reduce((html, text, at) => html + text + shell[at + 1], shell[0] ?? '')
}
