import { wordsOf } from '../text/fold.ts'
import type { Locale } from '../text/locale.ts'
import { compareNames } from '../text/name-order.ts'
import { KINDS, type SearchEntry, type SearchKind } from './search-entry.ts'

/** How well an entry matches a query, best first. A hit of an earlier tier always ranks above one of a later tier. */
export const TIERS = [
  'meant',
  'exact',
  'beginning',
  'name',
  'context',
  'near-beginning',
  'mistyped',
  'partly',
] as const
export type Tier = (typeof TIERS)[number]

/** Whether the hits of a tier only resemble what was typed. */
export const isLoose = (tier: Tier): boolean =>
  tier === 'near-beginning' || tier === 'mistyped' || tier === 'partly'

export interface Hit {
  readonly entry: SearchEntry
  readonly tier: Tier
  /** The score of the full-text engine; higher is better. Used for mistyped and partial hits only. */
  readonly score: number
  /** The words of the index that the query's words matched. */
  readonly found: readonly string[]
}

export interface HitGroup {
  readonly kind: SearchKind
  readonly hits: readonly Hit[]
}

/**
 * Returns the tier of an entry whose names contain every word of a query as typed.
 *
 * @param words of the query, folded
 */
export function nameTier(entry: SearchEntry, words: readonly string[]): Tier {
  const query = words.join(' ')
  const names = [...Object.values(entry.name), ...entry.also].map((name) => wordsOf(name).join(' '))
  if (names.includes(query)) return 'exact'
  return names.some((name) => name.startsWith(query)) ? 'beginning' : 'name'
}

/**
 * Groups hits by kind. Within a kind the best come first; equal hits are sorted by name, then by the order of the edition.
 * The kind with the best hit comes first; equal kinds keep the order of `KINDS`, so a class comes before its teams.
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
 * Rates how close the words behind a mistyped or partial hit are to what was typed: the best score of all hits found by the
 * same words. So these hits stay together and in the order of names ("Heden 4" before "Heden 23").
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
