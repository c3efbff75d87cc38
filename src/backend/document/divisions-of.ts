import type { CategoryDocument, DivisionDocument, MatchDocument } from './cup-document.ts'

type Staged = Pick<CategoryDocument, 'stages'>

/** Returns the groups and play-offs of classes, in their order. */
export const divisionsOf = (categories: readonly Staged[]): DivisionDocument[] =>
  categories.flatMap(({ stages }) => stages.flatMap(({ divisions }) => divisions))

/** Returns the matches of classes, in their order. */
export const matchesOf = (categories: readonly Staged[]): MatchDocument[] =>
  divisionsOf(categories).flatMap(({ matches }) => matches)
