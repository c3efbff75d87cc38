/** An act of the log. */
export interface Act {
  readonly id: number
  /** ISO 8601, UTC. */
  readonly at: string
  /** `operator`, `scorer link 12` or `account 12`. */
  readonly actor: string
  readonly kind: string
  /** What was asked for, as it was received. */
  readonly what: Readonly<Record<string, unknown>>
  /** What it is about, as it is called now: a team, a match, a club …; null if it is the edition, or is gone. */
  readonly subject: string | null
  readonly canUndo: boolean
  /** The act that undid it; null: nobody has. */
  readonly undoneBy: number | null
}

/** Reports of a match that goes as it should: far more than all other acts. */
export const PLAY_REPORTS: readonly unknown[] = ['START', 'SCORE', 'HALF_TIME', 'END']
