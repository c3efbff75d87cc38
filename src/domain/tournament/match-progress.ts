import type { Match } from './match.ts'

/** The progress of a match; in classes with hidden results it comes from the phase. */
export type Progress = 'scheduled' | 'live' | 'finished'

/** @returns null for a bye, which never starts, and for a match that was called off */
export function progressOf(match: Match): Progress | null {
  switch (match.kind) {
    case 'bye':
    case 'called-off':
      return null
    case 'hidden':
      return match.phase
    case 'scheduled':
    case 'live':
      return match.kind
    default:
      return 'finished'
  }
}

/** Whether a match is on or to come at its time: one that was called off is not. */
export const isAwaited = (match: Match): boolean => {
  const progress = progressOf(match)
  return progress === 'scheduled' || progress === 'live'
}

/** Whether a match is under way or still to be played: also one that was postponed. */
export function isToCome(match: Match): boolean {
  return match.kind === 'called-off' ? match.how === 'postponed' : isAwaited(match)
}
