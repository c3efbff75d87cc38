import { type MatchFilter, writeFilter } from '../../domain/schedule/match-filter.ts'

/** How an address takes over a filter: in a step of its own, or in the place of the last one. */
export interface AddressStep {
  readonly step: 'pushState' | 'replaceState'
  /** Whether to wait until the visitor stops typing. */
  readonly isTyped: boolean
}

/**
 * Returns the step from a filter to the next one. Each choice gets a step of its own. Of a text only the first does that the
 * visitor stops at, so that one step back leads to where nothing was typed.
 *
 * @param inAddress the text that the address holds: it follows the one that is typed after a pause
 */
export function addressStep(before: MatchFilter, next: MatchFilter, inAddress: string): AddressStep {
  const isTyped = writeFilter({ ...before, text: '' }) === writeFilter({ ...next, text: '' })
  return { step: isTyped && inAddress !== '' ? 'replaceState' : 'pushState', isTyped }
}
