import type { Route } from '../../domain/presentation/page-kinds.ts'
import { daySheet } from '../../domain/press/day-sheet.ts'
import type { PressSheet } from '../../domain/press/press-sheet.ts'
import { clubSheet, nationSheet } from '../../domain/press/teams-sheet.ts'
import type { Words } from '../../domain/text/locale.ts'
import { bySegment } from '../../domain/text/path-segment.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import { dayTitle } from '../ui/day-words.ts'

/** The names of what a press sheet is about, and the sheet itself. */
export interface PressSubject {
  readonly names: Words
  readonly sheet: PressSheet
}

/** Returns null for any other page, and if the edition lacks the subject. */
export function pressSubject(route: Route, index: EditionIndex): PressSubject | null {
  const names = pressNames(route, index)
  const sheet = names && pressSheet(route, index)
  return sheet && { names, sheet }
}

/** Returns the names of a press sheet's subject; null for any other page. */
export function pressNames(route: Route, index: EditionIndex): Words | null {
  switch (route.kind) {
    case 'press-day':
      return { en: dayTitle(route.day, 'en'), sv: dayTitle(route.day, 'sv') }
    case 'press-nation': {
      const { nation: key } = route
      const nation = nationOf(index.teamsByNation.get(key)?.[0]?.nationCode ?? null)
      return nation?.names ?? { en: key, sv: key }
    }
    case 'press-club': {
      const id = clubIdOf(route.club, index)
      const name = index.clubs.get(id)?.name ?? id
      return { en: name, sv: name }
    }
    default:
      return null
  }
}

function pressSheet(route: Route, index: EditionIndex): PressSheet | null {
  if (route.kind === 'press-day') return daySheet(index, route.day)
  if (route.kind === 'press-nation') return nationSheet(index, route.nation)
  return route.kind === 'press-club' ? clubSheet(index, clubIdOf(route.club, index)) : null
}

export const clubIdOf = (segment: string, { teamsByClub }: EditionIndex): string =>
  bySegment(teamsByClub, segment)?.[0]?.clubId ?? ''
