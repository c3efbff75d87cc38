import type { Locale } from '../../domain/text/locale.ts'
import { clock, shortDate } from '../../domain/time/stockholm.ts'
import { type Match, scoreOf } from '../../domain/tournament/match.ts'
import { progressOf } from '../../domain/tournament/match-progress.ts'
import type { PendingReport } from '../../domain/tournament/report.ts'
import { type Translate, translator } from '../../i18n/translate.ts'
import { scoreText } from '../match/match-card.ts'
import { timed } from '../ui/Sentence.tsx'

/** `10:35`, or an empty text. */
export const startText = ({ time }: Match): string => (time.kind === 'instant' ? clock(time.at) : '')

export const walkoverWord = ({ bothLose }: Extract<Match, { kind: 'walkover' }>, t: Translate): string =>
  t(bothLose ? 'match.both-lose' : 'match.walkover')

/** The score, or the word for a match without one; empty before it begins. */
export function standText(match: Match, t: Translate): string {
  switch (match.kind) {
    case 'live':
    case 'finished':
      return match.score ? scoreText(match.score) : t('match.live')
    case 'walkover':
      return match.score ? `${walkoverWord(match, t)} ${scoreText(match.score)}` : walkoverWord(match, t)
    case 'called-off':
      return t(`match.${match.how}`)
    case 'hidden':
      return { scheduled: '', live: t('match.live'), finished: t('desk.end') }[match.phase]
    case 'unreported':
      return t('desk.end')
    default:
      return ''
  }
}

/** `5–3 · under way`: what a person who has to decide needs to know. */
export function fullStandText(match: Match, t: Translate): string {
  const progress = progressOf(match)
  const score = scoreOf(match)
  return [score && scoreText(score), progress && t(`desk.states.${progress}`)]
    .filter((part) => part)
    .join(' · ')
}

/** `Goal 5–3`, `Correction 5–2 · under way`, for `Sentence`. */
export function reportText(report: PendingReport, locale: Locale): string {
  const t = translator(locale)
  const { kind, score, state, startsAt } = report
  const said = [
    score && scoreText(score),
    kind === 'correction' && state ? t(`desk.states.${state}`) : null,
    startsAt === null ? null : timed(`${shortDate(startsAt, locale)} ${clock(startsAt)}`, startsAt),
  ].filter((part) => part)
  return [t(`desk.reports.${kind}`), said.join(' · ')].filter((part) => part).join(' ')
}
