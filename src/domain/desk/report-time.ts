import { dayOf } from '../time/stockholm.ts'

const DAY = 24 * 60 * 60_000
/** Rain may move a final to the day after the last one. A date further away is a typing error. */
const MARGIN = DAY

/** The planned start and end of an edition, epoch milliseconds; null if not known. */
export interface EditionTime {
  readonly startsAt: number | null
  readonly endsAt: number | null
}

/** The first and last day that a match may be moved to, `YYYY-MM-DD` in Stockholm; null if no bound is known. */
export interface MoveDays {
  readonly first: string | null
  readonly last: string | null
}

/** Returns the days of an edition, and one more on either side. */
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
 * Whether a time is before all days of an edition, so that nothing can have happened in it then. There is no check against
 * the end of the edition, because a forgotten result may be reported late.
 *
 * @param at epoch milliseconds
 */
export function isBeforeEdition({ first }: MoveDays, at: number): boolean {
  return first !== null && dayOf(at) < first
}
