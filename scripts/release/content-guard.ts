import type { EditionContent } from '../../src/data/build/edition-content.ts'
import { MOST_GOALS } from '../../src/domain/tournament/match.ts'
import { grouped } from '../progress/progress-text.ts'

const LARGEST_LOSS = 0.05
const MOST_ODD = 0.01

/** What of an edition may not fall, in words. */
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
 * What published editions have lost since the release that is served: more than 5 % of a figure. One of a few is no
 * loss, as a match may be called off, but the last one is.
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
 * Kinds of values of which more than 1 % are outside their range, in published editions.
 * @returns a sentence for each
 */
export function oddValues(editions: readonly EditionContent[]): string[] {
  return editions
    .filter((edition) => edition.isPublished)
    .flatMap(({ year, values }) =>
      keysOf(VALUES).flatMap((kind) => {
        const { given, odd } = values[kind]
        if (odd <= given * MOST_ODD) return []
        const [what, fault] = VALUES[kind]
        const are = odd === 1 ? 'is' : 'are'
        return [
          `Edition ${year}: ${grouped(odd)} of ${grouped(given)} ${what} (${percent(odd / given)}) ${are} ${fault}.`,
        ]
      }),
    )
}

/** What speaks against editions, and the settings that let them through all the same. */
export interface ContentObjections {
  readonly sentences: readonly string[]
  readonly ways: readonly string[]
}

/**
 * Whether editions may stand for those that are served.
 * @param previous what is served; empty where nothing is to be compared
 * @returns null where nothing speaks against it
 */
export function contentObjections(
  previous: readonly EditionContent[],
  next: readonly EditionContent[],
  allowed: { readonly allowShrink: boolean; readonly allowOddValues: boolean },
): ContentObjections | null {
  const lost = allowed.allowShrink ? [] : lostContent(previous, next)
  const odd = allowed.allowOddValues ? [] : oddValues(next)
  const ways = [
    ...(lost.length > 0 ? ['ALLOW_SHRINK=1'] : []),
    ...(odd.length > 0 ? ['ALLOW_ODD_VALUES=1'] : []),
  ]
  return ways.length > 0 ? { sentences: [...lost, ...odd], ways } : null
}
