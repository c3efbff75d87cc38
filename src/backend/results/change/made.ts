import type { ShapeOfSide } from '../../document/kept-ids/edition-shape.ts'
import type { PartName } from './edition-parts.ts'

/** What a change has made, as it is logged. */
export interface Made {
  /** The class whose seats may follow from it. */
  readonly categoryId?: string
  readonly teamId?: string
  readonly matchId?: string
  /** Of a team that has another name in the place of this one: the name before, and the classes in which it plays. */
  readonly renamed?: {
    readonly before: string
    readonly name: string
    readonly categoryIds: readonly string[]
  }
  /** Of a part of the edition that was set: what it was before, and what it is now. */
  readonly set?: {
    readonly part: PartName
    readonly id: string | null | undefined
    readonly before: unknown
    readonly now: unknown
  }
  /** Of a side: who it was before, and who it is now. */
  readonly side?: {
    readonly side: 'home' | 'away'
    readonly before: ShapeOfSide
    readonly now: ShapeOfSide
  }
}
