import { bracketOf, nextMatches } from './bracket.ts'
import { bracketEntries, entriesOf } from './bracket-entries.ts'
import type { Category, Division } from './edition.ts'
import type { Match } from './match.ts'
import { SIDES } from './outcome.ts'
import { matchReferred, placeholderMeaning } from './placeholder-meaning.ts'

/** Where the loser of a play-off match goes, as far as the listed matches tell. */
export type LoserWay =
  | { readonly kind: 'match'; readonly match: Match }
  | { readonly kind: 'out' }
  | { readonly kind: 'untold' }

/**
 * Returns where the loser of a play-off match goes: to the match for third place, or to one that names it ("Loser of 1/4
 * #2"), in any division of the class. It is out only if no open side of another match can be meant for it.
 */
export function loserWay(match: Match, division: Division, category: Category | undefined): LoserWay {
  const bracket = bracketOf(division)
  const third = nextMatches(bracket, match.id).loser
  if (third) return { kind: 'match', match: third }
  const divisions = category?.divisions ?? [division]
  for (const other of divisions)
    for (const next of other.matches)
      if (SIDES.some((side) => namesLoser(next[side], match, division))) return { kind: 'match', match: next }
  if (!category) return { kind: 'out' }
  const beside = [
    ...bracket.placements.filter(({ place }) => place !== 3).map((one) => one.match),
    ...bracket.unplaced,
  ]
  const isOpen =
    beside.some((other) => other.id !== match.id && entriesOf(other, division, category).some(isForAny)) ||
    divisions.some(
      ({ id, kind }) =>
        id !== division.id && kind === 'playoff' && bracketEntries(category).get(id)?.some(isForAny),
    )
  return { kind: isOpen ? 'untold' : 'out' }
}

const isForAny = ({ kind }: { readonly kind: string }): boolean => kind === 'any'

function namesLoser(side: Match['home'], match: Match, { matches }: Division): boolean {
  const meaning = side.kind === 'placeholder' ? placeholderMeaning(side.label) : null
  if (meaning?.kind !== 'loser' || !meaning.of) return false
  return matchReferred(meaning.of, matches)?.id === match.id
}
