import type { DivisionStandings } from './standings.ts'

type Place = DivisionStandings['places'][number]

/**
 * Returns where the places of several tables lead, merged into one list: small groups have fewer places that lead to the
 * same division. Null if a place leads to different divisions, or if anything but the rank decided who went on.
 */
export function sharedPlaces(tables: readonly (readonly Place[])[]): Place[] | null {
  const places = tables.flat()
  if (places.some(({ asRanked }) => !asRanked)) return null
  const targets = new Map<number, string>()
  for (const { fromRank, toRank, divisionId } of places)
    for (let rank = fromRank; rank <= toRank; rank += 1) {
      if ((targets.get(rank) ?? divisionId) !== divisionId) return null
      targets.set(rank, divisionId)
    }
  const shared: Place[] = []
  for (const [toRank, divisionId] of [...targets].sort(([one], [other]) => one - other)) {
    const last = shared.at(-1)
    const goesOn = last?.divisionId === divisionId && last.toRank === toRank - 1
    const fromRank = goesOn ? (shared.pop()?.fromRank ?? toRank) : toRank
    shared.push({ fromRank, toRank, divisionId, asRanked: true })
  }
  return shared
}
