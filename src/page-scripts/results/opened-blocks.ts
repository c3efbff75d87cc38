/** Session storage: the opened parts of pages, one per line. */
const KEY = 'results-opened'

const opened = new Set<string>(recall())

export const isOpened = (key: string): boolean => opened.has(key)

/** Keeps an opened part open for this visit. */
export function rememberOpened(key: string): void {
  opened.add(key)
  try {
    sessionStorage.setItem(KEY, [...opened].join('\n'))
  } catch {
    // Storage is blocked or full: it holds for this page only.
  }
}

function recall(): readonly string[] {
  try {
    return sessionStorage.getItem(KEY)?.split('\n') ?? []
  } catch {
    return []
  }
}
