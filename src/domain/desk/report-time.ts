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
 * Whether a time lies before all days of an edition, so that nothing can have happened in it then. There is no such end: what
 * was forgotten is reported late.
 *
 * @param at epoch milliseconds
 */
export function isBeforeEdition({ first }: MoveDays, at: number): boolean {
  return first !== null && dayOf(at) < first
}
