import { type Draft, type Finding, readAt, shown } from '../fault.ts'
import type { LenientEdition } from './lenient-document.ts'

/** Finds contradictions between the editions of one document, and ranking rules that cannot be intended. */
export function editionFindings(
  editions: readonly LenientEdition[],
  assumedRules: Draft['assumedRules'] = new Map(),
): Finding[] {
  const findings: Finding[] = []
  const first = new Map<number, string>()
  for (const [index, edition] of editions.entries()) {
    if (edition.year !== undefined) {
      const before = first.get(edition.year)
      if (before === undefined) first.set(edition.year, edition.at)
      else {
        const problem = `the year ${edition.year} is there twice`
        findings.push({
          level: 'fault',
          at: `${edition.at}.year`,
          problem,
          remedy: `one edition per year; ${readAt(before)} is ${edition.year} already`,
        })
      }
    }
    // The operator cannot correct what the reader assumed.
    if (!assumedRules.has(index)) findings.push(...chainFindings(edition.ranking, `${edition.at}.ranking`))
    for (const category of edition.categories) {
      findings.push(...chainFindings(category.ranking, `${category.at}.ranking`))
    }
  }
  return findings
}

function chainFindings(ranking: unknown, at: string): Finding[] {
  const chain = ranking && typeof ranking === 'object' ? Reflect.get(ranking, 'chain') : undefined
  if (!Array.isArray(chain)) return []
  return chain.flatMap((criterion: unknown, index): Finding[] => {
    if (chain.indexOf(criterion) < index) {
      const problem = `${shown(criterion)} stands in the chain twice`
      return [{ level: 'warning', at: `${at}.chain[${index}]`, problem, remedy: 'each criterion once' }]
    }
    if (chain[index - 1] === 'lots') {
      const problem = `${shown(criterion)} comes after "lots"`
      return [
        { level: 'warning', at: `${at}.chain[${index}]`, problem, remedy: '"lots" last: lots always decide' },
      ]
    }
    return []
  })
}
