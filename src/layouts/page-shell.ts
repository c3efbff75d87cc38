/** Pages that differ only in their own texts, without those texts: the text before, between and after them. */
export type PageShell = readonly string[]

/** Returns the rest of a page after its own texts are taken out in their order; null if the page does not hold them. */
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

/** Returns the page that a shell makes with its own texts; null if their number does not fit the shell's places. */
export function filled(shell: PageShell, own: readonly string[]): string | null {
  if (own.length + 1 !== shell.length) return null
  return own.reduce((html, text, at) => html + text + shell[at + 1], shell[0] ?? '')
}
