import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { MatchChange } from '../../domain/live/feed.ts'
import { $liveMatches } from '../../stores/live.ts'
import { type BuiltCard, findBuilt, takeOver } from './built-card.ts'

/**
 * The cards of the page whose matches changed since it was built, their insides taken out to make room. A card is taken
 * when its match first changes and in the same turn as it is rendered again, so that nothing is ever seen empty.
 */
export function useTakenOver(): readonly BuiltCard[] {
  const [cards, setCards] = useState<readonly BuiltCard[]>([])
  useEffect(() => {
    const built = findBuilt()
    const taken: BuiltCard[] = []
    const take = (changes: ReadonlyMap<string, MatchChange>) => {
      const known = new Set(taken.map(({ matchId }) => matchId))
      const fresh = [...changes.keys()].filter((id) => !known.has(id)).flatMap((id) => built.get(id) ?? [])
      if (fresh.length === 0) return
      taken.push(...fresh.map(takeOver))
      flushSync(() => setCards([...taken]))
    }
    // A store tells its listeners amid their effects, where React can't be made to render at once.
    return $liveMatches.subscribe((changes) => queueMicrotask(() => take(changes)))
  }, [])
  return cards
}

/** The matches of the page as it was built. */
export function useMatchesOnPage(): ReadonlySet<string> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => setIds(new Set(findBuilt().keys())), [])
  return ids
}
