import type { ScheduleFault } from '../../domain/schedule/check/schedule-fault.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { clock } from '../../domain/time/stockholm.ts'
import type { Category, Field, Team } from '../../domain/tournament/edition.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { startOf } from '../../domain/tournament/match.ts'
import { matchDay } from '../../domain/tournament/match-days.ts'
import type { Translate } from '../../i18n/translate.ts'
import { sideName } from '../match/side-name.ts'
import { dayShort } from '../ui/day-words.ts'

/** What the words of faults need of an edition. */
export interface FaultNames {
  readonly edition: { readonly year: number }
  readonly teams: ReadonlyMap<string, Pick<Team, 'name'>>
  readonly fields: ReadonlyMap<string, Pick<Field, 'name'>>
  readonly categories: ReadonlyMap<string, Pick<Category, 'name'>>
}

/** Returns a match as a line of a list: its number, its day and time, and its sides. */
export function plannedText(match: Match, locale: Locale, t: Translate): string {
  const day = matchDay(match.time)
  const at = startOf(match)
  const sides = `${sideName(match.home, t)} – ${sideName(match.away, t)}`
  return [match.number && `#${match.number}`, day && dayShort(day, locale), at !== null && clock(at), sides]
    .filter(Boolean)
    .join(' ')
}

/** Returns what is wrong or hard, without the matches, which are listed beside it. */
export function faultText(fault: ScheduleFault, index: FaultNames, locale: Locale, t: Translate): string {
  const team = (id: string) => index.teams.get(id)?.name ?? id
  const field = (id: string) => index.fields.get(id)?.name ?? id
  switch (fault.kind) {
    case 'field-twice':
      return t('admin.schedule.overlap', { of: field(fault.fieldId), minutes: -fault.between })
    case 'team-twice':
      return t('admin.schedule.overlap', { of: team(fault.teamId), minutes: -fault.between })
    case 'in-break':
      return field(fault.fieldId)
    case 'short-rest':
      return t('admin.schedule.rest', { of: team(fault.teamId), minutes: fault.between })
    case 'long-walk':
      return t('admin.schedule.walk', { of: team(fault.teamId), minutes: fault.between, walk: fault.walk })
    case 'no-source':
    case 'early':
      return t('admin.schedule.label', { text: fault.label })
    case 'split-class': {
      const name = index.categories.get(fault.categoryId)?.name[locale] ?? fault.categoryId
      return `${name}, ${dayShort(fault.day, locale)}: ${fault.areas.join(', ')}`
    }
    default:
      return ''
  }
}
