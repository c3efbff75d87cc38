import type { Locale } from '../../domain/text/locale.ts'
import { say, textOf } from '../import/said.ts'

/** Refuses an import while others wait. */
export const refusedAsBusy = (locale: Locale) =>
  ({ kind: 'refused', sentence: textOf(say('sent.busy'), locale) }) as const
