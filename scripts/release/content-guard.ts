import type { EditionContent } from '../../src/data/build/edition-content.ts'
import { MOST_GOALS } from '../../src/domain/tournament/match.ts'
import { grouped } from '../progress/progress-text.ts'

const LARGEST_LOSS = 0.05
const MOST_ODD = 0.01

/** The figures of an edition that must not fall, in words. */
const FIGURES = {
  results: 'finished matches with a score',
  matches: 'matches',
  teams: 'teams',
  tables: 'tables',
} as const

const VALUES = {
  scores: ['scores', `no whole number from 0 to ${MOST_GOALS}`],
  tableFigures: ['figures in published tables', 'no rank, count of matches or goals, or points'],
  numbers: ['other numbers', 'outside their range'],
} as const

const percent = (share: number) => `${Math.round(share * 1000) / 10} %`
const keysOf = <Key extends string>(of: Readonly<Record<Key, unknown>>) => Object.keys(of) as Key[]

/**
 * Returns what published editions have lost since the served release: more than 5 % of a figure. A single item does not
 * count as a loss, since a match may be called off, unless it is the last one.
 * @returns a sentence for each
 */
export function lostContent(previous: readonly EditionContent[], next: readonly EditionContent[]): string[] {
  return next
    .filter((edition) => edition.isPublished)
    .flatMap((edition) => {
      const before = previous.find(({ year, isPublished }) => year === edition.year && isPublished)
      if (before === undefined) return []
      return keysOf(FIGURES).flatMap((figure) => {
        const [had, has] = [before[figure], edition[figure]]
        const isLoss = has < had * (1 - LARGEST_LOSS) && (had - has > 1 || has === 0)
        if (!isLoss) return []
        return [
          `Edition ${edition.year} has ${grouped(has)} ${FIGURES[figure]} instead of ${grouped(had)}: ${percent(1 - has / had)} fewer than the release that is served.`,
        ]
      })
    })
}

/**
 * Returns the kinds of values in published editions of which more than 1 % are outside their range.
 * @returns a sentence for each
 */
export function oddValues(editions: readonly EditionContent[]): string[] {
  return editions
    .filter((edition) => edition.isPublished)
    .flatMap(({ year, values }) =>
      keysOf(VALUES).flatMap((kind) => {
        const { given, unusual } = values[kind]
        if (unusual <= given * MOST_ODD) return []
        const [what, fault] = VALUES[kind]
        const are = unusual === 1 ? 'is' : 'are'
        return [
          `Edition ${year}: ${grouped(unusual)} of ${grouped(given)} ${what} (${percent(unusual / given)}) ${are} ${fault}.`,
        ]
      }),
    )
}

/** The objections to editions, and the settings that let the editions through all the same. */
export interface ContentObjections {
  readonly sentences: readonly string[]
  readonly ways: readonly string[]
}

/**
 * Checks whether editions may replace those that are served.
 * @param previous the served editions; empty if there is nothing to compare with
 * @returns the objections; null if there are none
 */
export function contentObjections(
  previous: readonly EditionContent[],
  next: readonly EditionContent[],
  allowed: { readonly allowShrink: boolean; readonly allowOddValues: boolean },
): ContentObjections | null {
  const lost = allowed.allowShrink ? [] : lostContent(previous, next)
  const outOfRange = allowed.allowOddValues ? [] : oddValues(next)
  const ways = [
    ...(lost.length > 0 ? ['ALLOW_SHRINK=1'] : []),
    ...(outOfRange.length > 0 ? ['ALLOW_ODD_VALUES=1'] : []),
  ]
  return ways.length > 0 ? { sentences: [...lost, ...outOfRange], ways } : null
}
