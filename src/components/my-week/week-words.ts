import type { MessageKey, Translate } from '../../i18n/translate.ts'
import { matchRoundName } from '../match/round-name.ts'

/** A message in the two forms that English and Swedish have. */
export interface Counted {
  readonly one: string
  readonly other: string
}

const PLAIN = [
  'alsoThen',
  'noneLeft',
  'now',
  'awaited',
  'movedTime',
  'free',
  'thenArena',
  'away',
  'tight',
  'tightNow',
  'sameArena',
  'otherArenas',
  'apart',
  'yourFields',
  'onlyField',
  'nothingToday',
  'today',
  'over',
  'filter',
  'all',
  'allDays',
  'day',
  'nothingChosen',
  'showAll',
  'favourites',
  'teams',
  'fields',
  'inTimeline',
  'emptyTitle',
  'emptyText',
  'browseTeams',
  'noMatches',
  'loading',
  'offline',
  'unavailable',
  'retry',
  'savedOffline',
  'savedUnavailable',
  'updated',
  'savedChecking',
  'staleOffline',
  'staleUnavailable',
  'offlineOn',
  'offlineHelp',
  'print',
  'printMatch',
  'result',
  'findTeams',
] as const
const AGENDA = ['onNow', 'next', 'due'] as const
const COUNTED = ['clash', 'aside', 'matches'] as const
const MATCH = [
  'live',
  'walkover',
  'unreported',
  'hidden',
  'timeUnknown',
  'bye',
  'time',
  'field',
  'class',
] as const

/**
 * The words of My Week in one language, ready for the browser, where no messages are. What is not known before stands in
 * them as `{time}`, `{field}` and the like.
 */
export type WeekWords = Readonly<Record<(typeof PLAIN)[number] | (typeof AGENDA)[number], string>> &
  Readonly<Record<(typeof COUNTED)[number], Counted>> & {
    readonly match: Readonly<Record<(typeof MATCH)[number], string>>
    /** What one match of a knock-out round is called, by the round's rank: 0 is the final. */
    readonly rounds: readonly string[]
    readonly third: string
    readonly penalties: string
    readonly favourite: string
  }

/** The deepest round of a bracket that has a name here: 1/256 finals. */
const ROUNDS = 9

const HOLES = Object.fromEntries(
  [
    'duration',
    'time',
    'minutes',
    'hours',
    'distance',
    'before',
    'after',
    'arena',
    'number',
    'field',
    'name',
  ].map((name) => [name, `{${name}}`]),
)

export function weekWords(t: Translate): WeekWords {
  const each = <Name extends string, Value>(names: readonly Name[], wordOf: (name: Name) => Value) =>
    Object.fromEntries(names.map((name) => [name, wordOf(name)])) as Record<Name, Value>
  const counted = (key: MessageKey): Counted => ({
    one: t(key, { ...HOLES, count: 1 }),
    other: t(key, { ...HOLES, count: 2 }),
  })
  const round = (rank: number, index: number) => matchRoundName({ name: null, rank, index }, t) ?? ''
  return {
    ...each(PLAIN, (name) => t(`myWeek.${name}`, HOLES)),
    ...each(AGENDA, (name) => t(`agenda.${name}`)),
    ...each(COUNTED, (name) => counted(`myWeek.${name}`)),
    match: each(MATCH, (name) => t(`match.${name}`)),
    rounds: Array.from({ length: ROUNDS }, (_, rank) => round(rank, 1)),
    third: round(0, 2),
    penalties: t('match.penalties', { score: '{score}' }),
    favourite: t('account.favourite', HOLES),
  }
}
