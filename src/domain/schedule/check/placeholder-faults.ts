import { groupsNamed } from '../../tournament/bracket-entries.ts'
import type { Category, Division } from '../../tournament/edition.ts'
import { type EditionIndex, playable } from '../../tournament/edition-index.ts'
import type { Match } from '../../tournament/match.ts'
import { SIDES } from '../../tournament/outcome.ts'
import { matchLostOfLabel, matchOfLabel } from '../../tournament/placeholder.ts'
import { placeholderMeaning } from '../../tournament/placeholder-meaning.ts'
import { isPlanned, plannedMatches } from './planned-match.ts'
import type { ScheduleFault } from './schedule-fault.ts'

/**
 * Returns the placeholders that no result can fill, and the matches that start before the ones that fill their placeholders
 * are over. What a label leaves open ("TBA", "10th best third") is no fault.
 */
export function placeholderFaults(index: EditionIndex): ScheduleFault[] {
  return [...index.categories.values()].flatMap((category) =>
    category.divisions.flatMap((division) =>
      division.matches.filter(isPlanned).flatMap((match) =>
        SIDES.flatMap((side): ScheduleFault[] => {
          const participant = match[side]
          if (participant.kind !== 'placeholder' || participant.isNobody || participant.label === '–')
            return []
          const { label } = participant
          const sources = sourcesOf(label, division, category)
          if (sources === 'open') return []
          if (sources.length === 0) return [{ kind: 'no-source', matches: [match], side, label }]
          const last = plannedMatches(index, sources).sort((one, other) => other.end - one.end)[0]
          const isEarly = match.time.kind === 'instant' && last && last.end > match.time.at
          return isEarly ? [{ kind: 'early', matches: [match, last.match], side, label }] : []
        }),
      ),
    ),
  )
}

/** Returns the matches that decide who comes in place of a label; `open` if the label does not say. */
export function sourcesOf(label: string, division: Division, category: Category): readonly Match[] | 'open' {
  const meaning = placeholderMeaning(label)
  if (meaning === null) return []
  if (meaning.kind === 'winner' || meaning.kind === 'loser') {
    if (meaning.of === null) return 'open'
    const matchNamed = meaning.kind === 'winner' ? matchOfLabel : matchLostOfLabel
    const source =
      matchNamed(label, division.matches) ??
      matchNamed(
        label,
        category.divisions.flatMap(({ matches }) => matches),
      )
    return source ? [source] : []
  }
  if (meaning.kind !== 'group-place') return 'open'
  return groupsNamed(meaning, division, category).flatMap(({ matches }) => playable(matches))
}
