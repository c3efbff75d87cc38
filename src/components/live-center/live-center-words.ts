import type { Progress } from '../../domain/tournament/live-center.ts'
import type { MessageKey, Translate } from '../../i18n/translate.ts'
import { type LineWords, lineWords } from './match-line.ts'

/** A message in the two forms that English and Swedish have. */
interface Counted {
  readonly one: string
  readonly other: string
}

/** What the filter asks by, and what stands for asking nothing. */
interface ChoiceWords {
  readonly label: string
  readonly all: string
}

/** The words of the live center in one language, ready for the browser; `{number}` and the like stand for what is not known yet. */
export interface LiveCenterWords {
  readonly line: LineWords
  readonly find: string
  readonly button: string
  readonly placeholder: string
  readonly keys: string
  readonly filter: string
  readonly day: ChoiceWords
  readonly category: ChoiceWords
  readonly field: ChoiceWords
  readonly nation: ChoiceWords
  readonly state: ChoiceWords
  readonly states: Readonly<Record<Progress, string>>
  readonly noTime: string
  readonly clear: string
  readonly without: string
  readonly all: string
  readonly nowLive: string
  readonly next: string
  readonly latest: string
  readonly found: Counted
  readonly liveCount: string
  readonly earlier: Counted
  readonly now: string
  readonly today: string
  readonly nothing: string
  readonly nothingHelp: string
  readonly loading: string
  readonly retry: string
  readonly faults: Readonly<Record<'unreachable' | 'timeout' | 'refused' | 'malformed', string>>
}

const number = '{number}'

export function liveCenterWords(t: Translate): LiveCenterWords {
  const counted = (key: MessageKey): Counted => ({
    one: t(key, { count: 1, number }),
    other: t(key, { count: 2, number }),
  })
  return {
    line: lineWords(t),
    find: t('matches.find'),
    button: t('find.button'),
    placeholder: t('matches.findPlaceholder'),
    keys: t('matches.keys'),
    filter: t('matches.filter'),
    day: { label: t('matches.day'), all: t('matches.allDays') },
    category: { label: t('matches.class'), all: t('matches.allClasses') },
    field: { label: t('matches.field'), all: t('matches.allFields') },
    nation: { label: t('matches.nation'), all: t('matches.allNations') },
    state: { label: t('matches.state'), all: t('matches.allStates') },
    states: {
      scheduled: t('matches.stateScheduled'),
      live: t('matches.stateLive'),
      finished: t('matches.stateFinished'),
    },
    noTime: t('matches.noTime'),
    clear: t('matches.clear'),
    without: t('matches.without', { name: '{name}' }),
    all: t('matches.all'),
    nowLive: t('matches.live'),
    next: t('matches.next'),
    latest: t('matches.latest'),
    found: counted('matches.found'),
    liveCount: t('matches.liveCount', { number }),
    earlier: counted('matches.earlier'),
    now: t('matches.now', { time: '{time}' }),
    today: t('matches.today'),
    nothing: t('matches.nothing'),
    nothingHelp: t('matches.nothingHelp'),
    loading: t('matches.loading'),
    retry: t('matches.retry'),
    faults: {
      unreachable: t('matches.offline'),
      timeout: t('matches.timeout'),
      refused: t('matches.refused'),
      malformed: t('matches.malformed'),
    },
  }
}
