import { useSyncExternalStore } from 'react'
import { areResultsHidden } from '../../page-scripts/results/are-results-hidden.ts'

function follow(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-results'] })
  return () => observer.disconnect()
}

/** Whether the visitor hides results; see page-scripts/results. */
export const useHiddenResults = (): boolean => useSyncExternalStore(follow, areResultsHidden, () => false)
