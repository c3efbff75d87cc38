import type { Freshness } from '../../domain/live/freshness.ts'
import { clock } from '../../domain/time/stockholm.ts'
import type { Translate } from '../../i18n/translate.ts'

interface Known {
  readonly freshness: Freshness
  /** Cup time of the last answer in epoch milliseconds; null before the first. */
  readonly updatedAt: number | null
  readonly lostAt: number | null
  /** When the screen was kept that came up without an answer, in words; null where it came from the site. */
  readonly kept?: string | null
}

/** How fresh a screen is, in words that hold for as long as nobody touches it: whoever looks up cannot reload it. */
export function boardFresh({ freshness, updatedAt, lostAt, kept = null }: Known, t: Translate): string {
  const isLost = freshness === 'offline' || freshness === 'away'
  if (updatedAt === null && kept !== null)
    return t(
      freshness === 'offline' ? 'hall.savedOffline' : isLost ? 'hall.savedAway' : 'hall.savedWaiting',
      {
        time: kept,
      },
    )
  if (updatedAt === null) return t(isLost ? `hall.${freshness}Now` : 'live.built')
  const time = clock(updatedAt)
  return isLost
    ? t(`hall.${freshness}`, { time, since: clock(lostAt ?? updatedAt) })
    : t('live.updated', { time })
}
