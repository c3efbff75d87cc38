export type Memory = 'localStorage' | 'sessionStorage'

/** Returns what this browser stores under a key; null if there is nothing, or if storage is blocked. */
export function recall(memory: Memory, key: string): string | null {
  try {
    return window[memory].getItem(key)
  } catch {
    return null
  }
}

/** Stores a value, or removes it if it is null. If storage is blocked or full, nothing is stored. */
export function remember(memory: Memory, key: string, value: string | null): void {
  try {
    if (value === null) window[memory].removeItem(key)
    else window[memory].setItem(key, value)
  } catch {
    // The choice holds for this page only.
  }
}
