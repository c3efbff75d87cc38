import type { GroupStanding } from '../../domain/live/team-standing.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Reached } from '../../domain/tournament/reached.ts'
import { translator } from '../../i18n/translate.ts'
import { isolated } from '../ui/Sentence.tsx'
import { matchRoundName } from './round-name.ts'
import { placeText } from './side-name.ts'

/** Returns `2nd in Group 1`, for Sentence; before the group's first result only the group's name. */
export function groupText({ rank, group }: Pick<GroupStanding, 'rank' | 'group'>, locale: Locale): string {
  const t = translator(locale)
  const name = isolated(group.name[locale])
  return rank === null ? name : t('placeholder.inGroup', { place: placeText(rank, t), group: name })
}

/**
 * Returns `Through to the semifinal of A` or `Winner of A`, for Sentence.
 *
 * @param name of the play-off
 */
export function reachedText(
  { place, rank, isIn }: Omit<Reached, 'divisionId'>,
  name: string,
  locale: Locale,
): string {
  const t = translator(locale)
  const playoff = isolated(name)
  if (place === 1) return t('category.champion', { playoff })
  if (place !== null) return t('placeholder.inGroup', { place: placeText(place, t), group: playoff })
  return t(isIn ? 'reached.in' : 'reached.was', { round: roundText(rank, locale), playoff })
}

/** Returns the name of a round as part of a sentence. */
export function roundText(rank: number, locale: Locale): string {
  const name = matchRoundName({ name: null, rank, index: 1 }, translator(locale)) ?? ''
  return name.charAt(0).toLowerCase() + name.slice(1)
}
