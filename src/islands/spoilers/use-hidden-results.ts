import { useSyncExternalStore } from 'react'
import { areResultsHidden } from '../../components/spoilers/are-results-hidden.ts'

function follow(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-results'] })
  return () => observer.disconnect()
}

/** Whether the visitor hides results; see components/spoilers. */
export const useHiddenResults = (): boolean => useSyncExternalStore(follow, areResultsHidden, () => false)
