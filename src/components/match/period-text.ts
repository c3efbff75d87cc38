import { matchPeriod, type PlayFacts } from '../../domain/live/match-period.ts'
import type { Translate } from '../../i18n/translate.ts'

/** How far a match is, for a place with room and for a narrow one. */
export interface PeriodText {
  readonly whole: string
  readonly short: string
}

/**
 * Returns `1st half, about 12′` and `1st ~12′`; without a minute `Live, 1st half`, and `Live` if not even the half is known.
 *
 * @param now as in `matchPeriod`
 */
export function periodText(play: PlayFacts | null, now: number | null, t: Translate): PeriodText {
  const playing = play && matchPeriod(play, now)
  const live = t('match.live')
  if (!playing) return { whole: live, short: live }
  const { period, minute } = playing
  const name = t(`period.${period}`)
  if (minute !== null)
    return {
      whole: t('period.about', { period: name, minute }),
      short: t('period.aboutShort', { period: t(`period.short.${period}`), minute }),
    }
  if (period === 'half-time') return { whole: name, short: t('period.short.half-time') }
  return { whole: `${live}, ${name}`, short: name }
}
