import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { offsetAt } from './stockholm-offset.ts'

dayjs.extend(utc)

/**
 * Formats an instant as ISO 8601 with Stockholm's offset at that instant: `2026-07-07T08:00:00+02:00`. Drops fractions of a
 * second. Kept apart from the other time functions because browser pages do not need it, and dayjs is a twentieth of what
 * they load.
 */
export const isoWithOffset = (at: number): string => inStockholm(at).format('YYYY-MM-DDTHH:mm:ssZ')

/** Returns an instant in Stockholm's local time, for code that formats dates itself. */
export const inStockholm = (at: number) => dayjs(at).utcOffset(Math.round(offsetAt(at) / 60_000))
