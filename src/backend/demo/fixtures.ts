import type { SideName } from '../../domain/tournament/match.ts'
import { leaderOf, otherSide } from '../../domain/tournament/outcome.ts'
import type { DivisionDocument, MatchDocument } from '../document/cup-document.ts'
import type { AgeClass } from './age-classes.ts'

/** Who plays: a team, or what is to be found out before it is known. */
export type Entrant =
  | { readonly kind: 'team'; readonly teamId: string }
  | { readonly kind: 'place'; readonly group: Group; readonly rank: number }
  | { readonly kind: 'winner' | 'loser'; readonly of: Fixture }
  | { readonly kind: 'bye' }

/** A match while the edition is being drawn, scheduled and played. `document` is what is published of it. */
export interface Fixture {
  readonly document: MatchDocument
  readonly home: Entrant
  readonly away: Entrant
  readonly knockOut: boolean
  /** Matches that must be over before this one, with a slot of rest. */
  readonly after: readonly Fixture[]
  /** Slots of 35 minutes. */
  readonly slots: number
  weekday: number | null
  slot: number
}

export interface Group {
  readonly division: DivisionDocument
  readonly ageClass: AgeClass
  readonly number: number
  readonly entrants: readonly Entrant[]
  /** Round by round: nobody plays twice in one. */
  readonly rounds: readonly (readonly Fixture[])[]
  /** Days of the week it is played on, and how many rounds on each. */
  readonly days: readonly { readonly weekday: number; readonly rounds: number }[]
  /** Team ids from first to last; null until the last match is over. */
  order: readonly string[] | null
}

export interface Bracket {
  readonly division: DivisionDocument
  readonly ageClass: AgeClass
  readonly letter: string
  /** From the first round to the final. */
  readonly rounds: readonly (readonly Fixture[])[]
}

/** The team, once it is known. */
export function teamOf(entrant: Entrant): string | null {
  if (entrant.kind === 'team') return entrant.teamId
  if (entrant.kind === 'bye') return null
  if (entrant.kind === 'place') return entrant.group.order?.[entrant.rank - 1] ?? null
  const side = winnerOf(entrant.of.document)
  return side && teamOf(entrant.of[entrant.kind === 'winner' ? side : otherSide(side)])
}

/** Who advances: by the stored winner, else by the score of a match that is over. */
const winnerOf = ({ winner, state, score }: MatchDocument): SideName | null =>
  winner ?? (state === 'finished' ? leaderOf(score ?? null) : null)
