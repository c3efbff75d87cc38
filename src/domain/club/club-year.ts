import type { Reached } from '../tournament/reached.ts'

/** A club in one year. */
export interface ClubYear {
  readonly year: number
  readonly teams: number
  /** Of the club's page. */
  readonly address: string
  /** How far those of its teams came that came furthest. */
  readonly best: readonly {
    /** Short name of the class. */
    readonly category: string
    readonly playoff: string
    readonly reached: Pick<Reached, 'place' | 'rank' | 'isIn'>
    readonly address: string
  }[]
}
