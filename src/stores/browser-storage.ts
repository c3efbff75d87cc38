import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'

/**
 * What stands for the browser's storage where persistent stores keep their values: the storage itself, and memory for
 * what it does not take. Blocked, full or failing in the middle, it never throws; what is only in memory lives as long as
 * the page.
 *
 * @param open gives the storage, or throws where it is blocked
 */
export function hardyStorage(open: () => Storage) {
  /** Null: removed here, and the storage could not be told. */
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
    /** Whether a value will still be there on the next page. */
    isKept: (key: string): boolean => !memory.has(key) && read(key) !== null,
    /** What another tab wrote counts for more than what is only in memory here. */
    forget: (key: string | null): void => {
      if (key === null) memory.clear()
      else memory.delete(key)
    },
  }
}

const storage = hardyStorage(() => localStorage)
setPersistentEngine(storage.engine, windowPersistentEvents)
if (typeof addEventListener === 'function') addEventListener('storage', ({ key }) => storage.forget(key))

/** Whether the browser keeps what was stored under a key beyond this page. */
export const isKept = storage.isKept
