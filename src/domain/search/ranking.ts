import { wordsOf } from '../text/fold.ts'
import type { Locale } from '../text/locale.ts'
import { compareNames } from '../text/name-order.ts'
import { KINDS, type SearchEntry, type SearchKind } from './search-entry.ts'

/** How well something answers, best first: a lower tier always stands above a higher one. */
export const TIERS = ['meant', 'exact', 'beginning', 'name', 'context', 'mistyped', 'partly'] as const
export type Tier = (typeof TIERS)[number]

/** Whether a tier is of things that are merely like what was typed. */
export const isLoose = (tier: Tier): boolean => tier === 'mistyped' || tier === 'partly'

export interface Hit {
  readonly entry: SearchEntry
  readonly tier: Tier
  /** Of the full-text engine; higher is better. Counts among mistyped and partial hits only. */
  readonly score: number
  /** Words of the index that the query's words were taken for. */
  readonly found: readonly string[]
}

export interface HitGroup {
  readonly kind: SearchKind
  readonly hits: readonly Hit[]
}

/**
 * The tier of something in whose names every word of a query was found as typed.
 *
 * @param words of the query, folded
 */
export function nameTier(entry: SearchEntry, words: readonly string[]): Tier {
  const query = words.join(' ')
  const names = [entry.name.en, entry.name.sv, ...entry.also].map((name) => wordsOf(name).join(' '))
  if (names.includes(query)) return 'exact'
  return names.some((name) => name.startsWith(query)) ? 'beginning' : 'name'
}

/**
 * Hits by kind. Within a kind the best come first, equals in the order of names and then of the edition. The kind with
 * the best hit comes first, equals in the order of `KINDS`, so a class comes before the teams that play in it.
 *
 * @param hits in the order of the edition
 */
export function groupHits(hits: readonly Hit[], locale: Locale): HitGroup[] {
  const likeness = likenesses(hits)
  const order = (one: Hit, other: Hit) =>
    tierOf(one) - tierOf(other) ||
    (likeness.get(meaning(other)) ?? 0) - (likeness.get(meaning(one)) ?? 0) ||
    compareNames(one.entry.name[locale], other.entry.name[locale], locale)
  return KINDS.map((kind) => ({ kind, hits: hits.filter((hit) => hit.entry.kind === kind).toSorted(order) }))
    .filter((group) => group.hits.length > 0)
    .sort((one, other) => best(one) - best(other))
}

/**
 * How near to what was typed the words are that a mistyped or partial hit was found by: the best score of all hits found by
 * the same words, so that these stay together and in the order of names ("Heden 4" before "Heden 23").
 */
function likenesses(hits: readonly Hit[]): ReadonlyMap<string, number> {
  const best = new Map<string, number>()
  for (const hit of hits) {
    const key = meaning(hit)
    if (key !== '') best.set(key, Math.max(best.get(key) ?? 0, hit.score))
  }
  return best
}

const meaning = ({ tier, found }: Hit): string => (isLoose(tier) ? found.toSorted().join(' ') : '')

const tierOf = (hit: Hit): number => TIERS.indexOf(hit.tier)
const best = (group: HitGroup): number => (group.hits[0] ? tierOf(group.hits[0]) : TIERS.length)
