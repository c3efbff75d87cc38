import type { Round } from '../../domain/tournament/match.ts'
import type { Translate } from '../../i18n/translate.ts'

/** Returns the name of the knock-out round with this rank: 0 is the final, 1 the semifinals. */
export function roundName(rank: number, t: Translate): string {
  if (rank === 0) return t('round.final')
  if (rank === 1) return t('round.semifinal')
  if (rank === 2) return t('round.quarterfinal')
  if (rank === 3) return t('round.eighth')
  return t('round.fraction', { count: 2 ** rank })
}

/**
 * Returns the name of one match of a round with its number, as "winner of quarter-final 2" refers to it. A final and a match
 * for third place have no number.
 */
export function numberedRoundName(round: Round, t: Translate): string | null {
  const name = matchRoundName(round, t)
  return name === null || !round.rank || round.index === null ? name : `${name} ${round.index}`
}

/** Returns the name of one match of a round; for a group the name as given, or null. */
export function matchRoundName(round: Round, t: Translate): string | null {
  if (round.rank === null) return round.name
  if (round.rank === 0) return t(round.index !== null && round.index > 1 ? 'round.third' : 'round.one.final')
  if (round.rank === 1) return t('round.one.semifinal')
  if (round.rank === 2) return t('round.one.quarterfinal')
  if (round.rank === 3) return t('round.one.eighth')
  return t('round.one.fraction', { count: 2 ** round.rank })
}
