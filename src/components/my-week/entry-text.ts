import type { Entry } from '../../domain/my-week/entry.ts'
import { presentMatch } from '../../domain/presentation/match-presentation.ts'
import { clock } from '../../domain/time/stockholm.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { stateText } from '../match/call-off-text.ts'
import { matchRoundName } from '../match/round-name.ts'
import { timed } from '../ui/Sentence.tsx'
import type { WeekContext } from './week-context.ts'

/** Returns the known names of a match's class, group and round: `B14`, `Group 3`, `Semifinal`. */
export function belongingOf(match: Match, { categories, divisions, t }: WeekContext): string[] {
  const { categoryId, divisionId, round } = match
  return [categories.get(categoryId), divisions.get(divisionId), matchRoundName(round, t)].filter(
    (part): part is string => part != null && part !== '',
  )
}

/** Returns the word that stands in place of a score or beside it; null if the score needs none. */
export function stateWord({ match, phase }: Entry, { locale, t }: WeekContext): string | null {
  const shown = presentMatch(match)
  if (shown.badge !== null && shown.badge !== 'live' && shown.badge !== 'bye') return stateText(shown, locale)
  if (phase === 'due') return t('agenda.due')
  return phase === 'awaited' ? t('myWeek.awaited') : null
}

/** Returns what a move changed: the time (for `Sentence`), the field or both; null if the match is where it was planned. */
export function moveOf({ match, place, from }: Entry): {
  readonly time: { readonly before: string; readonly after: string } | null
  readonly field: { readonly before: string; readonly after: string } | null
} | null {
  const before = match.movedFrom
  if (!before) return null
  const time =
    before.at !== null && from !== null && before.at !== from
      ? { before: timed(clock(before.at), before.at), after: timed(clock(from), from) }
      : null
  const name = place?.fieldName ?? match.locationName
  const field =
    before.locationName !== null && name !== null && before.locationName !== name
      ? { before: before.locationName, after: name }
      : null
  return time || field ? { time, field } : null
}
