import { memoizedByValue } from '../memoized.ts'
import { CRITERIA, type CriterionName } from './criteria.ts'
import { MOST_GOALS } from './match.ts'

type Written<Name extends string> = Name extends `${infer Word}-max` ? `${Word}(max ${number})` : Name

/** A criterion after points as files write it: `goals-scored`, `goal-difference(max 10)`. */
export type RankingCriterion = Written<keyof typeof CRITERIA>

export type Separator = 'points' | RankingCriterion

/** A criterion by its name in the table of criteria, and its number if it takes one. */
export interface NamedCriterion {
  readonly name: CriterionName
  /** 0 if the criterion takes no number. */
  readonly max: number
}

const isName = (name: string): name is keyof typeof CRITERIA => Object.hasOwn(CRITERIA, name)
const takesMax = (name: keyof typeof CRITERIA): boolean => 'counting' in CRITERIA[name]

export const CRITERION_NAMES = Object.keys(CRITERIA).filter(isName)

/** Every criterion as files write it, for people: `goal-difference(max N)` stands for any number. */
export const CRITERION_WORDS: readonly string[] = CRITERION_NAMES.map((name) =>
  takesMax(name) ? name.replace(/-max$/, '(max N)') : name,
)

/** Returns a criterion as files write it; null if the number is missing, not needed, or none from 1 to 199. */
export function writtenCriterion(name: keyof typeof CRITERIA, max: number | null): RankingCriterion | null {
  if (!takesMax(name)) return max === null ? (name as RankingCriterion) : null
  if (max === null || !Number.isInteger(max) || max < 1 || max > MOST_GOALS) return null
  return name.replace(/-max$/, `(max ${max})`) as RankingCriterion
}

/** Reads a criterion in any spacing and case: `Goal-difference (MAX 10)`. Null if there is no such criterion. */
export function readCriterion(text: string): RankingCriterion | null {
  const [, word = '', , max] = /^\s*([a-z-]+)\s*(\(\s*max\s*(\d{1,3})\s*\))?\s*$/i.exec(text) ?? []
  const name = `${word.toLowerCase()}${max === undefined ? '' : '-max'}`
  return isName(name) ? writtenCriterion(name, max === undefined ? null : Number(max)) : null
}

/** Returns the name and the number of a criterion. */
export const namedCriterion: (criterion: Separator) => NamedCriterion = memoizedByValue((criterion) => {
  const [, word, max] = /^(.*)\(max (\d+)\)$/.exec(criterion) ?? []
  return { name: (word === undefined ? criterion : `${word}-max`) as CriterionName, max: Number(max ?? 0) }
})
