import type { PendingReport } from '../../domain/desk/report.ts'
import { clock, shortDate } from '../../domain/time/stockholm.ts'
import { progressOf } from '../../domain/tournament/live-center.ts'
import { type Match, type Participant, type Score, scoreOf } from '../../domain/tournament/match.ts'
import type { DeskWords } from './desk-words.ts'

export const sideName = (side: Participant): string =>
  side.kind === 'team' ? side.name : side.kind === 'placeholder' ? side.label : '–'

export const scoreText = ({ home, away }: Score): string => `${home}–${away}`

/** `10:35`, or an empty text. */
export const startText = ({ time }: Match): string => (time.kind === 'instant' ? clock(time.at) : '')

/** The score, or the word for a match without one; empty before it begins. */
export function standText(match: Match, words: DeskWords): string {
  switch (match.kind) {
    case 'live':
    case 'finished':
      return match.score ? scoreText(match.score) : words.liveBadge
    case 'walkover':
      return match.score ? `${words.walkoverBadge} ${scoreText(match.score)}` : words.walkoverBadge
    case 'hidden':
      return { scheduled: '', live: words.liveBadge, finished: words.end }[match.phase]
    case 'unreported':
      return words.end
    default:
      return ''
  }
}

/** `5–3 · under way`: what somebody who has to choose needs to know. */
export function fullStandText(match: Match, words: DeskWords): string {
  const states = { scheduled: words.stateScheduled, live: words.stateLive, finished: words.stateFinished }
  const progress = progressOf(match)
  const score = scoreOf(match)
  return [score && scoreText(score), progress && states[progress]].filter((part) => part).join(' · ')
}

/** `Goal 5–3`, `Correction 5–2 · under way`. */
export function reportText(report: PendingReport, words: DeskWords): string {
  const { kind, score, state, startsAt } = report
  const states = { scheduled: words.stateScheduled, live: words.stateLive, finished: words.stateFinished }
  const said = [
    score && scoreText(score),
    kind === 'correction' && state ? states[state] : null,
    startsAt === null ? null : `${shortDate(startsAt, words.locale)} ${clock(startsAt)}`,
  ].filter((part) => part)
  return [words.reports[kind], said.join(' · ')].filter((part) => part).join(' ')
}
