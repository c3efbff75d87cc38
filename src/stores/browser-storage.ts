import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'

/**
 * Stands in for the browser's storage under persistent stores: the storage itself, and memory for values it does not take.
 * It never throws if the storage is blocked, full or fails midway. Values held only in memory live as long as the page.
 *
 * @param open returns the storage, or throws if it is blocked
 */
export function storageWithFallback(open: () => Storage) {
  /** null if the key was removed here but could not be removed from the storage. */
  const memory = new Map<string, string | null>()
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(open())
    } catch {
      return undefined
    }
  }
  const read = (key: string): string | null => {
    const held = memory.get(key)
    return held !== undefined ? held : (attempt((storage) => storage.getItem(key)) ?? null)
  }
  const write = (key: string, value: string | null): void => {
    const isDone = attempt((storage) => {
      if (value === null) storage.removeItem(key)
      else storage.setItem(key, value)
      return true
    })
    if (isDone) memory.delete(key)
    else memory.set(key, value)
  }
  const named = (key: string | symbol): key is string => typeof key === 'string'
  const engine: Record<string, string> = new Proxy(
    {},
    {
      has: (_, key) => named(key) && read(key) !== null,
      get: (_, key) => (named(key) ? (read(key) ?? undefined) : undefined),
      set: (_, key, value: string) => {
        if (named(key)) write(key, value)
        return true
      },
      deleteProperty: (_, key) => {
        if (named(key)) write(key, null)
        return true
      },
    },
  )
  return {
    engine,
    /** Whether a value still exists on the next page. */
    isKept: (key: string): boolean => !memory.has(key) && read(key) !== null,
    /** A value written by another tab overrides a value held only in memory here. */
    forget: (key: string | null): void => {
      if (key === null) memory.clear()
      else memory.delete(key)
    },
  }
}

const storage = storageWithFallback(() => localStorage)
setPersistentEngine(storage.engine, windowPersistentEvents)
if (typeof addEventListener === 'function') addEventListener('storage', ({ key }) => storage.forget(key))

/** Whether the browser keeps the value of a key beyond this page. */
export const isKept = storage.isKept
