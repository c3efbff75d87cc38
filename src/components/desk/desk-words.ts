import type { ReportKind } from '../../domain/desk/report.ts'
import type { MoveDays } from '../../domain/desk/report-time.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import { longDate } from '../../domain/time/stockholm.ts'
import type { Translate } from '../../i18n/translate.ts'

interface Counted {
  readonly one: string
  readonly other: string
}

const PLAIN = [
  'keyTitle',
  'keyHelp',
  'keyLabel',
  'keyKeep',
  'keyEnter',
  'keyTesting',
  'keyWrong',
  'keyAway',
  'keyForgotten',
  'keyForget',
  'loading',
  'retry',
  'field',
  'fieldChoose',
  'day',
  'noMatches',
  'notPublished',
  'clock',
  'clockUnknown',
  'matches',
  'now',
  'shortcuts',
  'shortcutsOn',
  'start',
  'halfTime',
  'end',
  'undo',
  'correct',
  'walkover',
  'move',
  'next',
  'previous',
  'cancel',
  'send',
  'home',
  'away',
  'score',
  'state',
  'stateScheduled',
  'stateLive',
  'stateFinished',
  'correctTitle',
  'endTitle',
  'endLevel',
  'decidedBy',
  'goldenGoal',
  'penalties',
  'lots',
  'winner',
  'penaltiesOf',
  'walkoverTitle',
  'walkoverWinner',
  'moveTitle',
  'moveTime',
  'moveField',
  'sentAll',
  'sendNow',
  'unsentTitle',
  'notKept',
  'offline',
  'refused',
  'dismiss',
  'conflict',
  'conflictMine',
  'conflictTheirs',
  'keepMine',
  'keepTheirs',
  'keyNeeded',
  'notPlayable',
  'hidden',
  'badPenalties',
  'badTime',
  'vs',
] as const

/** The words of the desk in one language, ready for the browser. */
export type DeskWords = Readonly<Record<(typeof PLAIN)[number], string>> & {
  readonly locale: Locale
  readonly unsent: Counted
  readonly goal: string
  /** A move out of the edition's days. */
  readonly badDay: string
  readonly halfTimeScore: string
  readonly reports: Readonly<Record<ReportKind, string>>
  readonly liveBadge: string
  readonly walkoverBadge: string
}

/** @param days that a match may be moved to */
export function deskWords(t: Translate, locale: Locale, days: MoveDays): DeskWords {
  const number = '{number}'
  const plain = Object.fromEntries(PLAIN.map((key) => [key, t(`desk.${key}`)]))
  return {
    ...(plain as Readonly<Record<(typeof PLAIN)[number], string>>),
    locale,
    unsent: {
      one: t('desk.unsent', { count: 1, number }),
      other: t('desk.unsent', { count: 2, number }),
    },
    goal: t('desk.goal', { team: '{team}' }),
    badDay: t('desk.badDay', { first: dayText(days.first, locale), last: dayText(days.last, locale) }),
    halfTimeScore: t('desk.halfTimeScore', { score: '{score}' }),
    liveBadge: t('match.live'),
    walkoverBadge: t('match.walkover'),
    reports: {
      start: t('desk.reportStart'),
      score: t('desk.reportScore'),
      'half-time': t('desk.reportHalfTime'),
      end: t('desk.reportEnd'),
      correction: t('desk.reportCorrection'),
      walkover: t('desk.reportWalkover'),
      move: t('desk.reportMove'),
    },
  }
}

const dayText = (day: string | null, locale: Locale): string => (day === null ? '–' : longDate(day, locale))
