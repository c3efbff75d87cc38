import type { Transfer } from '../../domain/my-week/place.ts'
import type { TimelineItem } from '../../domain/my-week/timeline.ts'
import { isWalkable, walkMinutes } from '../../domain/places/way.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { distanceText, durationText } from '../ui/spans.ts'

type Away = Extract<Transfer, { kind: 'other-arena' }>
type Gap = Extract<TimelineItem, { kind: 'gap' }>

/** `14 min on foot`, or `6.2 km` if it is too far to walk; null if the distance is not known. */
export function wayText({ metres }: Away, locale: Locale): string | null {
  if (metres === null) return null
  const minutes = walkMinutes(metres)
  return isWalkable(minutes) ? translator(locale)('clubs.onFoot', { minutes }) : distanceText(metres, locale)
}

/**
 * `1 h 20 min free, then Kviberg, 14 min on foot`; says so if the time suffices for a ride alone. A tight way is told as it
 * is.
 */
export function gapText({ minutes, transfer, isTight }: Gap, locale: Locale): string {
  const t = translator(locale)
  const duration = durationText(Math.max(0, minutes), locale)
  if (transfer.kind !== 'other-arena') return t('clubs.free', { duration })
  const { metres } = transfer
  const needsRide = !isTight && metres !== null && walkMinutes(metres) > minutes
  const way = needsRide
    ? t('clubs.tooFarToWalk', { distance: distanceText(metres, locale) })
    : wayText(transfer, locale)
  const key = !isTight ? 'clubs.freeThen' : minutes > 0 ? 'clubs.tight' : 'clubs.tightNow'
  const text = t(key, { duration, area: transfer.name })
  return way === null ? text : `${text}, ${way}`
}
