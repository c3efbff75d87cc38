import { atom, type ReadableAtom } from 'nanostores'

const KEY = 'recent-searches'
const MOST = 8
/** UTF-16 units. The search handles longer texts, but does not remember them. */
const LONGEST = 100

const $texts = atom<readonly string[]>([])

/** The recent searches in this browser, latest first; empty until `recallSearches`. */
export const $recentSearches: ReadableAtom<readonly string[]> = $texts

/**
 * Reads the kept searches, and follows other tabs. If the browser allows no storage, the list lives as long as the page. If
 * the stored text is invalid, the list starts empty.
 *
 * @returns a function that stops following
 */
export function recallSearches(): () => void {
  $texts.set(merged($texts.get(), storedTexts()))
  const follow = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) $texts.set(storedTexts())
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** Puts a text at the top of the list; ignores blank and very long texts. */
export function rememberSearch(text: string): void {
  const shown = text.trim()
  if (shown === '' || shown.length > LONGEST) return
  set(merged([shown], $texts.get()))
}

export function forgetSearches(): void {
  set([])
}

function set(texts: readonly string[]): void {
  $texts.set(texts)
  try {
    if (texts.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(texts))
  } catch {
    // Blocked or full: the page remembers, the browser does not.
  }
}

function storedTexts(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(value)) return []
    return value
      .filter((text) => typeof text === 'string' && text !== '' && text.length <= LONGEST)
      .slice(0, MOST)
  } catch {
    return []
  }
}

const merged = (first: readonly string[], second: readonly string[]): string[] =>
  [...new Set([...first, ...second])].slice(0, MOST)
