import { useLayoutEffect } from 'react'

/**
 * Gives the root of the document a class while a state holds, for rules about content outside the island. A rule with
 * `main:has(…)` or `body:has(…)` would do the same, but make the browser style the whole page again after every change.
 */
export function useRootClass(name: string, holds: boolean): void {
  useLayoutEffect(() => {
    if (!holds) return
    const { classList } = document.documentElement
    classList.add(name)
    return () => classList.remove(name)
  }, [name, holds])
}
