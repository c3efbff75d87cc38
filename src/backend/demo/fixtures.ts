import type { SideName } from '../../domain/tournament/match.ts'
import { leaderOf, otherSide } from '../../domain/tournament/outcome.ts'
import type { DivisionDocument, MatchDocument } from '../document/cup-document.ts'
import type { AgeClass } from './age-classes.ts'
import type { Incident } from './incident-list.ts'

/** A side of a match: a team, or a rule that yields the team later. */
export type Entrant =
  | { readonly kind: 'team'; readonly teamId: string }
  | { readonly kind: 'place'; readonly group: Group; readonly rank: number }
  | { readonly kind: 'winner' | 'loser'; readonly of: Fixture }
  | { readonly kind: 'bye' }

/** A match while the edition is drawn, scheduled and played. `document` is the published part. */
export interface Fixture {
  readonly document: MatchDocument
  readonly home: Entrant
  readonly away: Entrant
  readonly knockOut: boolean
  /** Matches that must end, followed by a free slot, before this one starts. */
  readonly after: readonly Fixture[]
  /** The length in slots of 35 minutes. */
  readonly slots: number
  weekday: number | null
  slot: number
  /** What keeps it from being played as planned. */
  incident: Incident | null
  /** The match that is played in its place. */
  replay: Fixture | null
}

export interface Group {
  readonly division: DivisionDocument
  readonly ageClass: AgeClass
  readonly number: number
  readonly entrants: readonly Entrant[]
  /** The matches by round. No team plays twice in a round. */
  readonly rounds: readonly Fixture[][]
  /** The days of the week on which the group plays, with the number of rounds on each. */
  readonly days: readonly { readonly weekday: number; readonly rounds: number }[]
  /** Team ids from first to last; null until the last match is over. */
  order: readonly string[] | null
}

export interface Bracket {
  readonly division: DivisionDocument
  readonly ageClass: AgeClass
  readonly letter: string
  /** From the first round to the final. */
  readonly rounds: readonly Fixture[][]
}

/** Returns the team of an entrant; null until it is known. */
export function teamOf(entrant: Entrant): string | null {
  if (entrant.kind === 'team') return entrant.teamId
  if (entrant.kind === 'bye') return null
  if (entrant.kind === 'place') return entrant.group.order?.[entrant.rank - 1] ?? null
  const decided = entrant.of.replay ?? entrant.of
  const side = winnerOf(decided.document)
  return side && teamOf(decided[entrant.kind === 'winner' ? side : otherSide(side)])
}

/** Returns the side that advances: the stored winner, else the leader of a finished match. */
export const winnerOf = ({ winner, state, score }: MatchDocument): SideName | null =>
  winner ?? (state === 'finished' ? leaderOf(score ?? null) : null)
