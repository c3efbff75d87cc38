import { type Draft, type Finding, shown } from '../fault.ts'
import { readAt, say } from '../said.ts'
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
        const problem = say('yearTwice', { year: edition.year })
        findings.push({
          level: 'fault',
          at: `${edition.at}.year`,
          problem,
          remedy: say('editionPerYear', { at: readAt(before), year: edition.year }),
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
      const problem = say('criterionTwice', { criterion: shown(criterion) })
      return [{ level: 'warning', at: `${at}.chain[${index}]`, problem, remedy: say('criterionOnce') }]
    }
    if (chain[index - 1] === 'lots') {
      const problem = say('afterLots', { criterion: shown(criterion) })
      return [{ level: 'warning', at: `${at}.chain[${index}]`, problem, remedy: say('lotsLast') }]
    }
    return []
  })
}
