import { useEffect, useRef } from 'react'

/**
 * Runs actions on single keys, by the character they write, in lower case. Keys do nothing while the user types into a
 * form field, together with a modifier, or while held down.
 */
export function useShortcuts(isOn: boolean, actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat || event.isComposing) return
      const { target } = event
      if (target instanceof HTMLElement && target.closest('input, select, textarea')) return
      const action = latest.current[event.key.toLowerCase()]
      if (!action) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOn])
}
