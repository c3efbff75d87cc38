import { DEFAULT_RANKING } from '../../document/default-ranking.ts'
import { chainText } from '../chain-text.ts'
import { forYear, type ImportOptions } from '../import-options.ts'
import { editionsOf, isRaw } from './raw.ts'

/** A ranking rule that is used for an edition although its files do not give it, as a sentence for the operator. */
export interface Assumption {
  /** The edition's position in the document. */
  readonly index: number
  readonly year: number | undefined
  readonly text: string
}

/**
 * Gives every edition its ranking rule: the chain given on the command line, else the one in its files, else the one that
 * its reader knows for the competition (`assumed`, by position), else the default.
 *
 * @returns the source of the rule, for each edition whose files do not give all of it
 */
export function settleRules(
  raw: unknown,
  assumed: ReadonlyMap<number, string>,
  options: ImportOptions,
): Assumption[] {
  return editionsOf(raw).flatMap(({ value, at }): Assumption[] => {
    const written = value.ranking ?? {}
    if (!isRaw(written)) return []
    const year = typeof value.year === 'number' ? value.year : undefined
    const chain = forYear(options.chains, year)
    const index = Number(/\d+/.exec(at)?.[0])
    const whose = assumed.get(index) ?? (written.chain === undefined ? 'the default' : null)
    value.ranking = { ...DEFAULT_RANKING, ...written, ...(chain ? { chain } : {}) }
    if (chain)
      return [{ index, year, text: `${pointsOf(value.ranking)}${chainText(chain)} (as asked with --chain)` }]
    if (whose === null) return []
    return [{ index, year, text: `${pointsOf(value.ranking)}${chainOf(value.ranking)} (assumed: ${whose})` }]
  })
}

function pointsOf(ranking: unknown): string {
  const points = isRaw(ranking) && isRaw(ranking.points) ? ranking.points : {}
  return `points ${[points.won, points.tied, points.lost].join('/')}, then `
}

const chainOf = (ranking: unknown): string =>
  isRaw(ranking) && Array.isArray(ranking.chain) ? ranking.chain.join(' > ') : ''
