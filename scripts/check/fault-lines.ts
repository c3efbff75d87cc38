import {
  FAULT_KINDS,
  type FaultKind,
  type ScheduleFault,
} from '../../src/domain/schedule/check/schedule-fault.ts'
import { clock } from '../../src/domain/time/stockholm.ts'
import type { EditionIndex } from '../../src/domain/tournament/edition-index.ts'
import type { Match, Participant } from '../../src/domain/tournament/match.ts'
import { matchDay } from '../../src/domain/tournament/match-days.ts'

const TITLES: Readonly<Record<FaultKind, string>> = {
  'field-twice': 'Two matches on one field at a time',
  'team-twice': 'Two matches of a team at a time',
  'in-break': 'Matches in a break of their field',
  'no-source': 'Placeholders that no result can fill',
  early: 'Matches that start before the matches that they wait for are over',
  'long-walk': 'Ways that take longer than the time between two matches',
  'short-rest': 'Little rest between two matches of a team',
  'no-time': 'Matches without a start time',
  'no-field': 'Matches without a field',
  'split-class': 'Classes in several areas on one day',
}

/** Returns the faults of a schedule in lines for a terminal: a title for each kind, and `most` of its faults below it. */
export function faultLines(faults: readonly ScheduleFault[], index: EditionIndex, most: number): string[] {
  return FAULT_KINDS.flatMap((kind) => {
    const those = faults.filter((fault) => fault.kind === kind)
    if (those.length === 0) return []
    const shown = those.slice(0, most).map((fault) => `  ${lineOf(fault, index)}`)
    const rest = those.length - shown.length
    return [
      `${TITLES[kind]}: ${those.length}`,
      ...shown,
      ...(rest > 0 ? [`  … and ${rest} more; --all (--all-faults of an import) lists them all.`] : []),
    ]
  })
}

function lineOf(fault: ScheduleFault, index: EditionIndex): string {
  const [first, second] = fault.matches.map((match) => titleOf(match, index))
  switch (fault.kind) {
    case 'field-twice':
      return `${fieldName(fault.fieldId, index)}: ${first} and ${second} (${-fault.between} min)`
    case 'in-break':
      return `${fieldName(fault.fieldId, index)}: ${first}`
    case 'team-twice':
      return `${teamName(fault.teamId, index)}: ${first} and ${second} (${-fault.between} min)`
    case 'short-rest':
      return `${teamName(fault.teamId, index)}: ${fault.between} min from ${first} to ${second}`
    case 'long-walk':
      return `${teamName(fault.teamId, index)}: ${fault.between} min from ${first} to ${second}, on foot about ${fault.walk} min`
    case 'no-source':
      return `${first}: ${JSON.stringify(fault.label)}`
    case 'early':
      return `${first} waits with ${JSON.stringify(fault.label)} for ${second}`
    case 'split-class':
      return `${index.categories.get(fault.categoryId)?.name.en ?? fault.categoryId}, ${fault.day}: ${fault.areas.join(', ')}`
    default:
      return first ?? ''
  }
}

/** Returns the time, class and teams of a match in one line. */
export function titleOf(match: Match, index: EditionIndex): string {
  const { time, number, categoryId, home, away } = match
  const day = matchDay(time)
  const at = time.kind === 'instant' ? `${day} ${clock(time.at)}` : (day ?? 'no time')
  const name = index.categories.get(categoryId)?.shortName ?? categoryId
  return `${at} ${name} ${sideName(home)} – ${sideName(away)} (${number ?? match.id})`
}

function sideName(side: Participant): string {
  if (side.kind === 'team') return side.name
  return side.kind === 'placeholder' ? side.label : 'bye'
}

export const teamName = (id: string, { teams }: EditionIndex): string => teams.get(id)?.name ?? id

export const fieldName = (id: string, { fields }: EditionIndex): string => fields.get(id)?.name ?? id
