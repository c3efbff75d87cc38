import type { Reached } from '../tournament/reached.ts'

/** A club in one year's edition. */
export interface ClubYear {
  readonly year: number
  readonly teams: number
  /** The address of the club's page. */
  readonly address: string
  /** How far the best teams of the club came. */
  readonly best: readonly {
    /** Short name of the class. */
    readonly category: string
    readonly playoff: string
    readonly reached: Pick<Reached, 'place' | 'rank' | 'isIn'>
    readonly address: string
  }[]
}
