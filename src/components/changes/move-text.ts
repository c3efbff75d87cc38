import type { AnnouncedChange } from '../../domain/changes/announced-changes.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { clock, dayOf } from '../../domain/time/stockholm.ts'
import { dayShort } from '../ui/day-words.ts'
import { timed } from '../ui/Sentence.tsx'

/** `13:20 → 13:55`, for `Sentence`; with the days if they differ. */
export function timeChange({ from, to }: NonNullable<AnnouncedChange['time']>, locale: Locale): string {
  const isOneDay = from === null || dayOf(from) === dayOf(to)
  const text = (at: number) => timed(isOneDay ? clock(at) : `${dayShort(dayOf(at), locale)} ${clock(at)}`, at)
  return from === null ? `→ ${text(to)}` : `${text(from)} → ${text(to)}`
}

/** `Heden 7 → 9`, `Heden 7 → Valhalla 2`: the part of town is written once if it stays the same. */
export function placeChange({ from, to }: NonNullable<AnnouncedChange['place']>): string {
  if (from === null) return `→ ${to}`
  const area = from.slice(0, from.lastIndexOf(' ') + 1)
  const isSameArea = area !== '' && to.startsWith(area) && /^\d+$/.test(to.slice(area.length))
  return `${from} → ${isSameArea ? to.slice(area.length) : to}`
}

/** `13:20 → 13:55, Heden 7 → 9`, for `Sentence`. */
export const moveText = ({ time, place }: Pick<AnnouncedChange, 'time' | 'place'>, locale: Locale): string =>
  [time && timeChange(time, locale), place && placeChange(place)].filter(Boolean).join(', ')
