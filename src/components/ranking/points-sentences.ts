import type { Locale } from '../../domain/text/locale.ts'
import { countsPenalties, type PointsRule } from '../../domain/tournament/points-rule.ts'
import { translator } from '../../i18n/translate.ts'

/** Returns what a match gives in points, sentence by sentence. */
export function pointsSentences(points: PointsRule, locale: Locale): string[] {
  const t = translator(locale)
  const { won, tied, lost, wonOnPenalties = tied, lostOnPenalties = tied, bonus = [] } = points
  return [
    t('ranking.points', { won, tied, lost }),
    ...(countsPenalties(points)
      ? [t('ranking.onPenalties', { won: wonOnPenalties, lost: lostOnPenalties, tied })]
      : []),
    ...bonus.map((one) => t(`ranking.bonus.${one.for}`, { points: one.points, count: one.goals ?? 0 })),
  ]
}
