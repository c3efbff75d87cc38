import type { Freshness } from '../../domain/live/freshness.ts'
import { clock } from '../../domain/time/stockholm.ts'
import type { Translate } from '../../i18n/translate.ts'

interface BoardState {
  readonly freshness: Freshness
  /** Cup time of the last answer in epoch milliseconds; null before the first. */
  readonly updatedAt: number | null
  readonly lostAt: number | null
  /** When the screen was saved, in words, if it came up without an answer; null if it came from the site. */
  readonly savedAt?: string | null
}

/** Returns how fresh a screen is, in words that stay true without a reload: people in front of a screen cannot reload it. */
export function boardFresh(
  { freshness, updatedAt, lostAt, savedAt = null }: BoardState,
  t: Translate,
): string {
  const isLost = freshness === 'offline' || freshness === 'away'
  if (updatedAt === null && savedAt !== null)
    return t(
      freshness === 'offline' ? 'hall.savedOffline' : isLost ? 'hall.savedAway' : 'hall.savedWaiting',
      {
        time: savedAt,
      },
    )
  if (updatedAt === null) return t(isLost ? `hall.${freshness}Now` : 'live.built')
  const time = clock(updatedAt)
  return isLost
    ? t(`hall.${freshness}`, { time, since: clock(lostAt ?? updatedAt) })
    : t('live.updated', { time })
}
