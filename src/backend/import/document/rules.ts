import { DEFAULT_RANKING } from '../../document/default-ranking.ts'
import { chainText } from '../chain-text.ts'
import { forYear, type ImportOptions } from '../import-options.ts'
import { editionsOf, isRaw } from './raw.ts'

/** A rule that an edition is ranked by without its files saying so, in a sentence for the one who imports it. */
export interface Assumption {
  /** Its position in the document. */
  readonly index: number
  readonly year: number | undefined
  readonly text: string
}

/**
 * Gives every edition its ranking rule: the chain asked for on the command line, else what its files say, else the one
 * its reader knows its competition by (`assumed`, by position), else the default.
 *
 * @returns for each edition whose files do not say it all, where its rule came from
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
