import type { PlayedMatch } from '../../domain/press/importance.ts'
import { playoffLetter } from '../../domain/press/playoff-label.ts'
import type { Outcome } from '../../domain/press/press-sheet.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Category } from '../../domain/tournament/edition.ts'
import { isHeadline } from '../../domain/tournament/margin.ts'
import type { SideName } from '../../domain/tournament/match.ts'
import { otherSide, winnerOf } from '../../domain/tournament/outcome.ts'
import { translator } from '../../i18n/translate.ts'
import { placeText, sideName } from '../match/side-name.ts'
import { roundText } from '../match/standing-text.ts'
import { isolated } from '../ui/Sentence.tsx'
import { fullScore, goals } from './fact-sentence.ts'

/** Returns how far a team came, for Sentence: `A: semifinal`, `Group 3: 2nd`. */
export function outcomeText(outcome: Outcome, locale: Locale): string {
  const t = translator(locale)
  const { kind, division } = outcome
  if (kind === 'group')
    return t('press.place', { where: isolated(division.name[locale]), place: placeText(outcome.rank, t) })
  const where = isolated(playoffLetter(division, locale))
  const { place, rank, isIn } = outcome.reached
  if (place === 1) return t('press.placeWon', { where })
  if (place !== null) return t('press.place', { where, place: placeText(place, t) })
  return t(isIn ? 'press.placeIn' : 'press.place', { where, place: roundText(rank, locale) })
}

/** A result in two parts, for Sentence. */
interface ResultLine {
  /** `HK Other – IFK Sample`; or who beat whom, if the goals must not be a headline. */
  readonly sides: string
  /** `14–12 (8–6)`; empty if the goals must not be a headline. */
  readonly score: string
}

export function resultLine(match: PlayedMatch, { age }: Category, locale: Locale): ResultLine {
  const t = translator(locale)
  const name = (side: SideName) => isolated(sideName(match[side], t))
  const winner = winnerOf(match)
  if (!isHeadline(match.score, age) && winner !== null)
    return { sides: t('press.beat', { winner: name(winner), loser: name(otherSide(winner)) }), score: '' }
  const half = match.halfTime ? ` (${goals(match.halfTime)})` : ''
  return { sides: `${name('home')} – ${name('away')}`, score: fullScore(match, 'home', t) + half }
}
