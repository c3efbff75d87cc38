import type { PressSheet } from '../../domain/press/press-sheet.ts'
import { perLocale, sameWords, type Words } from '../../domain/text/locale.ts'
import { bySegment } from '../../domain/text/path-segment.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import { dayTitle } from '../ui/day-words.ts'

/** The names of what a press sheet is about, and the sheet itself. */
export interface PressSubject {
  readonly names: Words
  readonly sheet: PressSheet
}

/** @param day `YYYY-MM-DD` in Stockholm */
export const dayNames = (day: string): Words => perLocale((locale) => dayTitle(day, locale))

/** @param key of `nationOf` */
export const nationNames = (key: string, { teamsByNation }: EditionIndex): Words =>
  nationOf(teamsByNation.get(key)?.[0]?.nationCode ?? null)?.names ?? sameWords(key)

export function clubNames(id: string, { clubs }: EditionIndex): Words {
  return sameWords(clubs.get(id)?.name ?? id)
}

export const clubIdOf = (segment: string, { teamsByClub }: EditionIndex): string =>
  bySegment(teamsByClub, segment)?.[0]?.clubId ?? ''
