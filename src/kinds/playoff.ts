import { divisionsOf } from './division.ts'
import type { Kind } from './kind.ts'

/** A play-off. */
export const playoff: Kind<'playoff'> = { ...divisionsOf('playoff', 'playoff'), body: 'playoff' }
