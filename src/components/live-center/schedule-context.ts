import { localized, teamAddress } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import { nationOfSide } from '../../domain/schedule/find-matches.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import type { Match } from '../../domain/tournament/match.ts'
import type { MatchWords } from '../live/live-words.ts'
import type { CardContext, CardLabel } from '../match/match-card.ts'
import type { LineContext, LineWords } from './match-line.ts'

/** How the long list reads a schedule. */
export function lineContext(schedule: Schedule, locale: Locale, words: LineWords): LineContext {
  const classShown = schedule.categories.size > 1
  return {
    year: schedule.year,
    locale,
    words,
    categoryOf: ({ categoryId }) => (classShown ? schedule.categories.get(categoryId)?.shortName : undefined),
    fieldOf: ({ fieldId, locationName }) => schedule.fields.get(fieldId ?? '')?.name ?? locationName,
  }
}

/** How the cards of the board read a schedule. */
export function cardContext(
  schedule: Schedule,
  locale: Locale,
  words: { readonly live: MatchWords; readonly line: LineWords },
): (match: Match, isDated: boolean) => CardContext {
  return (match, isDated) => ({
    locale,
    words: words.live,
    flagOf: (side) => nationOfSide(side, schedule)?.flag,
    addressOf: (side) =>
      side.kind === 'team' ? localized(teamAddress(schedule.year, side.teamId), locale) : undefined,
    own: null,
    isDated,
    place: schedule.fields.get(match.fieldId ?? '')?.name ?? match.locationName,
    labels: labelsOf(match, schedule, locale, words.line),
  })
}

function labelsOf(match: Match, schedule: Schedule, locale: Locale, words: LineWords): CardLabel[] {
  const category = schedule.categories.get(match.categoryId)?.shortName
  const division = schedule.divisions.get(match.divisionId)
  const { rank, index } = match.round
  const round =
    rank === null || division?.kind !== 'playoff'
      ? null
      : rank === 0 && (index ?? 1) > 1
        ? words.third
        : words.rounds[rank]
  const group = [division?.name[locale], round].filter(Boolean).join(', ')
  return [
    { text: category ?? '', isName: true },
    { text: group, isName: true },
  ].filter(({ text }) => text !== '')
}
