import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import { presentMatch } from '../../domain/presentation/match-presentation.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { type Match, type Round, revealsEarlierResults } from '../../domain/tournament/match.ts'
import { type Translate, translator } from '../../i18n/translate.ts'
import { stateText } from '../match/call-off-text.ts'
import { matchRoundName } from '../match/round-name.ts'
import { sideName } from '../match/side-name.ts'
import { timed } from '../ui/Sentence.tsx'

/** What a list needs to show a match, beyond the match itself. */
export interface LineContext {
  readonly year: number
  readonly locale: Locale
  /** Returns the short name of the class; undefined if all matches are of one class. */
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
  /** For `Sentence`. */
  readonly moved: string | null
  readonly word: string | null
  /** True if the names of the teams reveal how earlier matches ended. */
  readonly revealsEarlierResults: boolean
}

export function matchLine(match: Match, { year, locale, categoryOf, fieldOf }: LineContext): MatchLine {
  const t = translator(locale)
  const shown = presentMatch(match)
  const { badge, score, emphasised } = shown
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
    moved: isMoved ? t('match.movedFrom', { before: timed(clock(before), before) }) : null,
    word: badge === 'bye' ? null : stateText(shown, locale),
    revealsEarlierResults: revealsEarlierResults(match),
  }
}

/** The last rounds: final, semifinal, quarter-final. There are many earlier rounds, and their names say little. */
const LAST_ROUNDS = 3

const roundOf = (round: Round, t: Translate): string | null =>
  round.rank === null || round.rank >= LAST_ROUNDS ? null : matchRoundName(round, t)
