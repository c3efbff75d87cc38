import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import { presentMatch } from '../../domain/presentation/match-presentation.ts'
import { clock } from '../../domain/time/stockholm.ts'
import type { Match, Round } from '../../domain/tournament/match.ts'
import { type Translate, translator } from '../../i18n/translate.ts'
import { matchRoundName } from '../match/round-name.ts'
import { sideName } from '../match/side-name.ts'
import { fill } from '../search/search-words.ts'

/** The words of a line, ready for the browser. */
export interface LineWords {
  readonly live: string
  readonly walkover: string
  readonly unreported: string
  readonly hidden: string
  readonly movedFrom: string
  /** The last rounds by rank: final, semifinal, quarter-final. Earlier ones are many, and their name tells little. */
  readonly rounds: readonly string[]
  readonly third: string
}

/** What a list says of a match beyond the match itself. */
export interface LineContext {
  readonly year: number
  readonly locale: Locale
  readonly words: LineWords
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
}

const round = (rank: number, index: number): Round => ({ name: null, rank, index })

export const lineWords = (t: Translate): LineWords => ({
  live: t('match.live'),
  walkover: t('match.walkover'),
  unreported: t('match.unreported'),
  hidden: t('match.hidden'),
  movedFrom: t('match.movedFrom', { before: '{before}' }),
  rounds: [0, 1, 2].flatMap((rank) => matchRoundName(round(rank, 1), t) ?? []),
  third: matchRoundName(round(0, 2), t) ?? '',
})

export function matchLine(
  match: Match,
  { year, locale, words, categoryOf, fieldOf }: LineContext,
): MatchLine {
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
    round: roundOf(match.round, words),
    moved: isMoved ? fill(words.movedFrom, { before: clock(before) }) : null,
    word: badge === null || badge === 'bye' ? null : words[badge],
  }
}

function roundOf({ rank, index }: Round, { rounds, third }: LineWords): string | null {
  if (rank === null) return null
  return rank === 0 && (index ?? 1) > 1 ? third : (rounds[rank] ?? null)
}
