import { createContext } from 'react'

/**
 * The minute of the cup's clock: its first instant, in epoch milliseconds; null in all that is built, and in a browser while it
 * does not know what was reported. Only what reads it is rendered again when it passes: a row that is kept by `memo` is not.
 */
export const CupMinute = createContext<number | null>(null)
