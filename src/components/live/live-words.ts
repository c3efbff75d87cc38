import type { Translate } from '../../i18n/translate.ts'

/** The words of one match in one language, ready for the browser; `{score}` and the like stand for what is not known yet. */
export interface MatchWords {
  readonly live: string
  readonly walkover: string
  readonly unreported: string
  readonly hidden: string
  readonly bye: string
  readonly finished: string
  readonly scheduled: string
  readonly against: string
  readonly advances: string
  readonly halfTime: string
  readonly penalties: string
  readonly 'extra-time': string
  readonly 'sudden-death': string
  readonly lots: string
}

/** The words about the page as a whole: how fresh it is, and what is said of a change. */
export interface LiveWords extends MatchWords {
  readonly label: string
  readonly built: string
  readonly updated: string
  readonly away: string
  readonly awaySince: string
  readonly offline: string
  readonly paused: string
  readonly back: string
  readonly pause: string
  readonly resume: string
  readonly news: Readonly<Record<'started' | 'goal' | 'corrected' | 'over' | 'moved' | 'walkover', string>>
}

const score = '{score}'
const match = '{match}'
const time = '{time}'

export const matchWords = (t: Translate): MatchWords => ({
  live: t('match.live'),
  walkover: t('match.walkover'),
  unreported: t('match.unreported'),
  hidden: t('match.hidden'),
  bye: t('match.bye'),
  finished: t('match.finished'),
  scheduled: t('match.scheduled'),
  against: t('match.vs'),
  advances: t('playoff.advances'),
  halfTime: t('match.halfTime', { score }),
  penalties: t('match.penalties', { score }),
  'extra-time': t('match.extra-time'),
  'sudden-death': t('match.sudden-death'),
  lots: t('match.lots'),
})

export const liveWords = (t: Translate): LiveWords => ({
  ...matchWords(t),
  label: t('live.label'),
  built: t('live.built'),
  updated: t('live.updated', { time }),
  away: t('live.away'),
  awaySince: t('live.awaySince', { time }),
  offline: t('live.offline'),
  paused: t('live.paused'),
  back: t('live.back'),
  pause: t('live.pause'),
  resume: t('live.resume'),
  news: {
    started: t('live.started', { match }),
    goal: t('live.goal', { match }),
    corrected: t('live.corrected', { match }),
    over: t('live.over', { match }),
    moved: t('live.moved', { match, time }),
    walkover: t('live.walkover', { match }),
  },
})
