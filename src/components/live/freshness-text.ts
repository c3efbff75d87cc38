import type { Freshness } from '../../domain/live/freshness.ts'
import { clock } from '../../domain/time/stockholm.ts'
import type { Translate } from '../../i18n/translate.ts'

/** How fresh the scores of a page are. */
export interface PageFreshness {
  readonly freshness: Freshness
  /** Cup time of the last answer in epoch milliseconds; null before the first. */
  readonly updatedAt: number | null
  /** What a saved page says about being saved, until it receives anything newer. */
  readonly saved?: string | null
}

/** The text of the line that says how fresh a page is, and of its switch. */
export interface FreshnessText {
  readonly sentence: string
  readonly change: string
  readonly isTrouble: boolean
}

export const freshnessText = (
  { freshness, updatedAt, saved }: PageFreshness,
  t: Translate,
): FreshnessText => ({
  sentence:
    (updatedAt === null && saved) || sentence(freshness, updatedAt === null ? null : clock(updatedAt), t),
  change: t(freshness === 'paused' ? 'live.resume' : 'live.pause'),
  isTrouble: freshness === 'away' || freshness === 'offline' || (updatedAt === null && Boolean(saved)),
})

function sentence(freshness: Freshness, time: string | null, t: Translate): string {
  const updated = time === null ? t('live.built') : t('live.updated', { time })
  switch (freshness) {
    case 'away':
      return time === null ? t('live.away') : t('live.awaySince', { time })
    case 'offline':
      return `${t('live.offline')} ${updated}`
    case 'paused':
      return `${t('live.paused')} ${updated}`
    default:
      return updated
  }
}
