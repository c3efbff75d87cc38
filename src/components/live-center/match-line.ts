import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import { presentMatch } from '../../domain/presentation/match-presentation.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { areSidesWon, type Match, type Round } from '../../domain/tournament/match.ts'
import { type Translate, translator } from '../../i18n/translate.ts'
import { matchRoundName } from '../match/round-name.ts'
import { sideName } from '../match/side-name.ts'

/** What a list says of a match beyond the match itself. */
export interface LineContext {
  readonly year: number
  readonly locale: Locale
  /** The class in short; undefined where all matches are of one. */
  readonly categoryOf: (match: Match) => string | undefined
  readonly fieldOf: (match: Match) => string | null
}

/** A match as one line of a long list shows it. */
export interface MatchLine {
  readonly address: string
  readonly classes: string | undefined
  readonly category: string | undefined
  readonly home: string
  readonly away: string
  readonly score: string | null
  readonly field: string | null
  readonly round: string | null
  readonly moved: string | null
  readonly word: string | null
  /** Who plays tells how matches before it ended. */
  readonly areSidesWon: boolean
}

export function matchLine(match: Match, { year, locale, categoryOf, fieldOf }: LineContext): MatchLine {
  const t = translator(locale)
  const { badge, score, emphasised } = presentMatch(match)
  const classes = [emphasised === 'home' && 'h', emphasised === 'away' && 'a', badge === 'live' && 'is-live']
  const before = match.movedFrom?.at ?? null
  const isMoved = before !== null && match.time.kind === 'instant' && match.time.at !== before
  return {
    address: localized(matchAddress(year, match.id), locale),
    classes: classes.filter(Boolean).join(' ') || undefined,
    category: categoryOf(match),
    home: sideName(match.home, t),
    away: sideName(match.away, t),
    score: score && `${score.home}–${score.away}`,
    field: fieldOf(match),
    round: roundOf(match.round, t),
    moved: isMoved ? t('match.movedFrom', { before: clock(before) }) : null,
    word: badge === null || badge === 'bye' ? null : t(`match.${badge}`),
    areSidesWon: areSidesWon(match),
  }
}

/** The last rounds: final, semifinal, quarter-final. Earlier ones are many, and their name tells little. */
const LAST_ROUNDS = 3

const roundOf = (round: Round, t: Translate): string | null =>
  round.rank === null || round.rank >= LAST_ROUNDS ? null : matchRoundName(round, t)
