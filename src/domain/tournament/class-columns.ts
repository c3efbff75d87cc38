import type { Category } from './edition.ts'

/** The classes of an edition, arranged in columns. */
export interface ClassColumns {
  /** As many as `girls`: the same ages at the same positions. */
  readonly boys: readonly Category[]
  readonly girls: readonly Category[]
  /** The classes without a counterpart. */
  readonly others: readonly Category[]
}

/** Pairs boys and girls of an age, in the order of the edition. An age with two classes of boys or girls is not paired. */
export function classColumns(categories: readonly Category[]): ClassColumns {
  const of = (gender: 'boys' | 'girls', age: number | null): Category | null => {
    const found = categories.filter((category) => category.gender === gender && category.age === age)
    return age !== null && found.length === 1 ? (found[0] ?? null) : null
  }
  const pairs = categories.flatMap((boys) => {
    const girls = of('girls', boys.age)
    return girls && of('boys', boys.age) === boys ? [{ boys, girls }] : []
  })
  const paired = new Set(pairs.flatMap(({ boys, girls }) => [boys, girls]))
  return {
    boys: pairs.map(({ boys }) => boys),
    girls: pairs.map(({ girls }) => girls),
    others: categories.filter((category) => !paired.has(category)),
  }
}
