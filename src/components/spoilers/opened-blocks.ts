/** Session storage: what was opened of pages, one a line. */
const KEY = 'results-opened'

const opened = new Set<string>(recall())

export const isOpened = (key: string): boolean => opened.has(key)

/** What somebody opened stays so for this visit. */
export function rememberOpened(key: string): void {
  opened.add(key)
  try {
    sessionStorage.setItem(KEY, [...opened].join('\n'))
  } catch {
    // Blocked or full: it holds for this page.
  }
}

function recall(): readonly string[] {
  try {
    return sessionStorage.getItem(KEY)?.split('\n') ?? []
  } catch {
    return []
  }
}
