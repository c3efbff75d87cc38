import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { offsetAt } from './stockholm-offset.ts'

dayjs.extend(utc)

/**
 * ISO 8601 with Stockholm's offset at that instant: `2026-07-07T08:00:00+02:00`. Fractions of a second are dropped. Apart
 * from the other words for time because pages in the browser have no use for it, and dayjs is a twentieth of what they load.
 */
export const isoWithOffset = (at: number): string => inStockholm(at).format('YYYY-MM-DDTHH:mm:ssZ')

/** An instant as the clocks of Stockholm show it, for what writes dates by itself. */
export const inStockholm = (at: number) => dayjs(at).utcOffset(Math.round(offsetAt(at) / 60_000))
