import { type PlayFacts, playFacts } from '../../domain/live/match-period.ts'
import { type MatchPresentation, presentMatch } from '../../domain/presentation/match-presentation.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { clock, shortDate } from '../../domain/time/stockholm.ts'
import {
  type Match,
  type MatchTime,
  type Participant,
  revealsEarlierResults,
  type Score,
  type SideName,
  startOf,
} from '../../domain/tournament/match.ts'
import { matchDay } from '../../domain/tournament/match-days.ts'
import { translator } from '../../i18n/translate.ts'
import { sideName } from './side-name.ts'

/** What a card needs from the page beyond the match itself. */
export interface CardContext {
  readonly locale: Locale
  readonly flagOf: (side: Participant) => string | undefined
  readonly addressOf: (side: Participant) => string | undefined
  /** The side that the page is about. */
  readonly own: SideName | null
  readonly isDated: boolean
  /** Whether it is played in a play-off: then its sides tell of earlier matches even if nobody gave its round. */
  readonly isPlayoff: boolean
  /** How long a match of its class occupies its field, in minutes. */
  readonly minutes: number
  /** The name of its field, without a sponsor's; null if the list does not show it. */
  readonly place: string | null
  /** Names that never change: the class, the group or the round. */
  readonly labels: readonly string[]
}

export interface CardSide {
  readonly name: string
  readonly flag: string | undefined
  readonly address: string | undefined
  readonly teamId: string | undefined
  readonly kind: Participant['kind']
  readonly isOwn: boolean
  readonly isAhead: boolean
  readonly goals: number | undefined
}

/** A match as every kind of card shows it: row, ticket, tie and scoreboard. */
export interface MatchCard {
  readonly locale: Locale
  readonly isLive: boolean
  /** What a live match tells of its time; null if it tells nothing. */
  readonly play: PlayFacts | null
  readonly isOver: boolean
  /** `HH:mm`; null if the time is not known. */
  readonly time: string | null
  /** null also while the match is on. */
  readonly date: string | null
  /** The instant that `time` tells; null if it is not known. */
  readonly at: number | null
  /** The day that `date` tells, `YYYY-MM-DD`. */
  readonly day: string | null
  /** The time from which the match was moved or postponed. */
  readonly oldTime: string | null
  readonly oldAt: number | null
  readonly home: CardSide
  readonly away: CardSide
  /** True if the sides reveal how earlier matches ended. */
  readonly revealsEarlierResults: boolean
  readonly score: Score | null
  readonly penalties: Score | null
  readonly word: string | null
  /** True if the word reveals who won. */
  readonly isWordResult: boolean
  /** Why the match was called off or stopped. */
  readonly reason: string | null
  /** The score that does not count, with the words that say so. */
  readonly stoodText: string | null
  readonly halfTime: string | null
  readonly penaltiesText: string | null
  readonly decision: string | null
  readonly place: string | null
  readonly labels: readonly string[]
}

const hasTeam = ({ home, away }: Match): boolean => home.kind === 'team' || away.kind === 'team'

/** Returns the card of a match: the match and its context in words. */
export function matchCard(match: Match, context: CardContext): MatchCard {
  const { locale } = context
  const t = translator(locale)
  const shown = presentMatch(match)
  const at = startOf(match)
  const moved = match.movedFrom?.at ?? null
  const { badge, score, penalties, decision, reason } = shown
  const isOff = badge === 'postponed'
  const halfTime = match.kind === 'live' || match.kind === 'finished' ? match.halfTime : null
  return {
    locale,
    isLive: badge === 'live',
    play: playFacts(match, context.minutes),
    isOver: match.kind === 'finished',
    time: at === null || isOff ? null : clock(at),
    at: isOff ? null : at,
    day: matchDay(match.time),
    oldAt: isOff ? at : moved,
    date: context.isDated && badge !== 'live' ? dateOf(match.time, locale) : null,
    oldTime: at !== null && isOff ? clock(at) : moved !== null && moved !== at ? clock(moved) : null,
    home: sideOf('home'),
    away: sideOf('away'),
    revealsEarlierResults: revealsEarlierResults(match) || (context.isPlayoff && hasTeam(match)),
    score,
    penalties,
    word: badge === null || badge === 'live' ? null : t(`match.${badge}`),
    isWordResult: match.kind === 'walkover',
    reason: reason?.[locale] ?? null,
    stoodText: stoodText(shown, locale),
    halfTime: halfTime && t('match.halfTime', { score: scoreText(halfTime) }),
    penaltiesText: penalties && t('match.penalties', { score: scoreText(penalties) }),
    decision: decision === null || decision === 'penalties' ? null : t(`match.${decision}`),
    place: context.place,
    labels: context.labels,
  }

  function sideOf(name: SideName): CardSide {
    const side = match[name]
    return {
      name: sideName(side, t),
      flag: context.flagOf(side),
      address: context.addressOf(side),
      teamId: side.kind === 'team' ? side.teamId : undefined,
      kind: side.kind,
      isOwn: context.own === name,
      isAhead: shown.emphasised === name,
      goals: score?.[name],
    }
  }
}

function dateOf(time: MatchTime, locale: Locale): string | null {
  if (time.kind === 'unknown') return null
  return shortDate(time.kind === 'instant' ? time.at : time.day, locale)
}

/** Returns `It stood at 8–6, which does not count` or `12–14 was played`; null if no such score is known. */
export const stoodText = ({ badge, stood }: MatchPresentation, locale: Locale): string | null =>
  stood &&
  translator(locale)(badge === 'jury' ? 'match.playedBefore' : 'match.stood', { score: scoreText(stood) })

export const scoreText = ({ home, away }: Score): string => `${home}–${away}`
