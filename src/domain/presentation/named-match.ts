import { bySegment } from '../text/path-segment.ts'
import type { Match } from '../tournament/match.ts'
import { parseAddress } from './parse-address.ts'

/** The match that somebody names in a form, or a fault: no match has this name, or several have. */
export type NamedMatch =
  | { readonly kind: 'match'; readonly match: Match }
  | { readonly kind: 'fault'; readonly fault: 'none' | 'several' }

/**
 * @param text a match's number as its page shows it, or the address of that page on any site and in any language
 * @param matches of an edition, by id
 * @returns null for an empty text
 */
export function namedMatch(
  text: string,
  matches: ReadonlyMap<string, Match>,
  year: number,
): NamedMatch | null {
  const written = text.trim()
  if (written === '') return null
  const found = written.includes('/')
    ? byAddress(written, matches, year)
    : [...matches.values()].filter(({ number }) => number === written.replace(/^#/, ''))
  const [match] = found
  if (!match) return { kind: 'fault', fault: 'none' }
  return found.length > 1 ? { kind: 'fault', fault: 'several' } : { kind: 'match', match }
}

function byAddress(address: string, matches: ReadonlyMap<string, Match>, year: number): Match[] {
  const route = parseAddress(address.replace(/^(?:\w+:\/\/)?[^/]*/, ''))?.route
  const match = route?.kind === 'match' && route.year === year ? bySegment(matches, route.match) : undefined
  return match ? [match] : []
}
