import { fieldsOfAreaNamed } from '../places/areas.ts'
import type { DayChange, DayPlan } from '../schedule/day-change/day-change.ts'
import type { ChoiceKind, DayChoice } from '../schedule/day-change/day-choice.ts'
import { LOCALES, type Words } from '../text/locale.ts'
import { instantOfWall } from '../time/stockholm-offset.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { startOf } from '../tournament/match.ts'

/** What an organiser fills in to change a day. */
export interface DayWish {
  readonly of: ChoiceKind
  readonly id: string
  readonly day: string
  /** `HH:mm`, in the zone of the edition. */
  readonly from: string
  readonly kind: DayChange['kind']
  readonly minutes: number
  readonly asNeeded: boolean
  /** `field ID` or `area NAME`; empty: each match stays on its field. */
  readonly to: string
  /** `YYYY-MM-DD`; empty: the same day. */
  readonly toDay: string
  readonly isAfter: boolean
}

export function choiceOf({ of, id, day, from }: DayWish): DayChoice {
  return { of, id, day, from: instantOfWall(Date.parse(`${day}T${from || '00:00'}:00Z`)) }
}

export function changeOf(
  { kind, minutes, asNeeded, to, toDay, isAfter }: DayWish,
  index: EditionIndex,
): DayChange {
  if (kind === 'delay') return { kind, minutes, asNeeded }
  if (kind !== 'move') return { kind }
  const [, of, id = ''] = /^(field|area) (.+)$/s.exec(to) ?? []
  const ofArea = of === 'area' ? fieldsOfAreaNamed(id, index).map((field) => field.id) : []
  const fieldIds = of === 'field' ? [id] : ofArea
  return { kind, fieldIds, day: toDay || null, isAfter }
}

/** Returns a plan as `MatchesMove` of results.graphql, without its key. */
export const moveOf = (
  { steps }: DayPlan,
  kind: DayChange['kind'],
  reason: Words | null,
  index: EditionIndex,
) => ({
  kind: kind === 'cancel' ? 'CANCEL' : kind === 'postpone' ? 'POSTPONE' : 'MOVE',
  revision: seenRevision(index),
  matches: steps.map(({ before, after }) => {
    const at = startOf(after)
    return {
      matchId: before.id,
      ...(at !== null && at !== startOf(before) && { startsAt: new Date(at).toISOString() }),
      ...(after.fieldId !== before.fieldId && { fieldId: after.fieldId }),
    }
  }),
  ...(reason && { reason: LOCALES.map((lang) => ({ lang, text: reason[lang] })) }),
})

/** Returns the revision that an edition is of, with the changes of the feed that were applied to it. */
function seenRevision({ edition, matches }: EditionIndex): string {
  const [epoch, published] = edition.revision.split('.')
  const newest = Math.max(Number(published), ...[...matches.values()].map(({ revision = 0 }) => revision))
  return `${epoch}.${newest}`
}
