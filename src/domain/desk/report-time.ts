import { dayOf } from '../time/stockholm.ts'

const DAY = 24 * 60 * 60_000
/** Rain moves a final to the day after the last one; further away it is a slip of a finger. */
const MARGIN = DAY

/** From when to when an edition is played, as it was planned; epoch milliseconds, null where it is not known. */
export interface EditionTime {
  readonly startsAt: number | null
  readonly endsAt: number | null
}

/** The first and last day that a match may be moved to, `YYYY-MM-DD` in Stockholm; null: no bound is known. */
export interface MoveDays {
  readonly first: string | null
  readonly last: string | null
}

/** The days of an edition, and one more on either side. */
export function moveDays({ startsAt, endsAt }: EditionTime): MoveDays {
  return {
    first: startsAt === null ? null : dayOf(startsAt - MARGIN),
    last: endsAt === null ? null : dayOf(endsAt + MARGIN),
  }
}

/** @param startsAt the new start, epoch milliseconds */
export function isWithin({ first, last }: MoveDays, startsAt: number): boolean {
  const day = dayOf(startsAt)
  return (first === null || day >= first) && (last === null || day <= last)
}

/**
 * Whether something of a match was reported for a time at which it cannot have happened: before the day that the match is
 * planned for, or, where that is not known, before the edition's days.
 *
 * @param at epoch milliseconds
 * @param matchDay in Stockholm
 */
export function isBeforeMatch(at: number, matchDay: string | null, edition: EditionTime): boolean {
  const first = matchDay ?? moveDays(edition).first
  return first !== null && dayOf(at) < first
}
