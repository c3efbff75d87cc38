import type { Match, Participant, Score, SideName } from './match.ts'

export const SIDES: readonly SideName[] = ['home', 'away']

export const otherSide = (side: SideName): SideName => (side === 'home' ? 'away' : 'home')

export const teamIdOf = (side: Participant): string | null => (side.kind === 'team' ? side.teamId : null)

/** Whether a team plays in a match, on either side. */
export const involves = (match: Match, teamId: string): boolean => sideOf(match, teamId) !== null

/** Returns the side that a team plays on; null if it does not play. */
export function sideOf(match: Match, teamId: string): SideName | null {
  return SIDES.find((side) => teamIdOf(match[side]) === teamId) ?? null
}

/** Returns the side that is ahead; null if the score is level or not known. */
export function leaderOf(score: Score | null): SideName | null {
  if (score === null) return null
  return score.home > score.away ? 'home' : score.home < score.away ? 'away' : null
}

/** Returns the winner by a final score: by goals, and if they are level by penalties. */
export const wonBy = (score: Score | null, penalties: Score | null): SideName | null =>
  leaderOf(score) ?? leaderOf(penalties)

/**
 * Returns the winner as far as the match itself tells: the stored winner first (it accounts for lots and protests), then the
 * score, then penalties. The winner of a bye is the side that has a participant.
 *
 * @returns null before the end, for a draw, and if nothing was stored
 */
export function winnerOf(match: Match): SideName | null {
  switch (match.kind) {
    case 'finished':
      return match.winner ?? wonBy(match.score, match.penalties)
    case 'walkover':
      return match.winner ?? leaderOf(match.score)
    case 'bye':
      if (match.winner) return match.winner
      if (match.home.kind === 'bye') return match.away.kind === 'bye' ? null : 'away'
      return match.away.kind === 'bye' ? 'home' : null
    default:
      return null
  }
}

/** Returns the id of the team that won, if `winnerOf` knows it and the side is a team. */
export function winningTeam(match: Match): string | null {
  const side = winnerOf(match)
  return side && teamIdOf(match[side])
}

/** Returns the id of the team that lost, if `winnerOf` knows the winner and the losing side is a team. */
export function losingTeam(match: Match): string | null {
  const side = winnerOf(match)
  return side && teamIdOf(match[otherSide(side)])
}
