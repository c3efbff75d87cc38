import type { Favourites } from '../domain/account/favourites.ts'
import type { FavouriteTarget } from '../domain/account/intended-target.ts'
import type { Locale } from '../domain/text/locale.ts'
import { SAVED_FOR } from './my-week-traces.ts'

/** Identifies the favourites whose pages are saved: a different key means different pages. */
export function savedFavouritesKey(year: number, { teams, fields }: Favourites, locale: Locale): string {
  const ids = [
    ...teams.flatMap((team) => (team.year === year ? encodeURIComponent(team.teamId) : [])),
    '/',
    ...fields.flatMap((field) => (field.year === year ? encodeURIComponent(field.fieldId) : [])),
  ]
  return [locale, year, ...ids].join(' ')
}

/** Whether a team or field was a favourite when its pages were saved. It works without the service. */
export function isSavedFavourite(target: FavouriteTarget): boolean {
  try {
    const [, , year, ...ids] = localStorage.getItem(SAVED_FOR)?.split(' ') ?? []
    if (Number(year) !== target.year) return false
    const fieldsFrom = ids.indexOf('/')
    return target.kind === 'team'
      ? ids.slice(0, fieldsFrom).includes(encodeURIComponent(target.teamId))
      : ids.slice(fieldsFrom + 1).includes(encodeURIComponent(target.fieldId))
  } catch {
    return false
  }
}
