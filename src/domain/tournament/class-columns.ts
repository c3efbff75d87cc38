import type { Category } from './edition.ts'

/** The classes of an edition as they stand side by side. */
export interface ClassColumns {
  /** As many as `girls`, of the same ages, each in the same place. */
  readonly boys: readonly Category[]
  readonly girls: readonly Category[]
  /** Those that have no counterpart. */
  readonly others: readonly Category[]
}

/** Boys and girls of an age beside each other, in the order of the edition. An age with two classes of boys or girls pairs none. */
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
