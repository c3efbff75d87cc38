import type { WireFeedMatch } from '../../src/contract/feed.ts'

const MATCH = `id divisionId homeTeamId awayTeamId homeTeamName awayTeamName locationName fieldId streamId isWalkover
  homeScore awayScore homeHalfTimeScore awayHalfTimeScore homePenaltyScore awayPenaltyScore winner decision zonedStartTime
  startDate previousStartTime previousLocationName isLive isFinished status`

export interface WireDivision {
  readonly id: string
  readonly type: string
  readonly matches: readonly Omit<WireFeedMatch, 'revision'>[]
}

/** The edition under way, as the results service gives it. */
export interface CurrentEdition {
  readonly cupId: string
  readonly year: string
  readonly tournamentId: string
  readonly revision: string
  /** The divisions of every class that shows its results, with the matches that were not called off. */
  readonly divisions: readonly (WireDivision & { readonly categoryId: string })[]
}

const CUP = process.env.CUP_ID ?? 'demo-cup'

/**
 * Asks a results service for the edition that is under way.
 *
 * @param origin of the service, without a slash at the end
 * @throws {Error} if no edition has its schedule published
 */
export async function currentEdition(origin: string): Promise<CurrentEdition> {
  // biome-ignore lint/suspicious/noExplicitAny: an answer in a test, asked for below
  const ask = async (query: string): Promise<any> => {
    const address = `${origin}/graphql?query=${encodeURIComponent(query)}`
    const response = await fetch(address, { headers: { 'x-requested-with': 'test' } })
    const { data } = (await response.json()) as { data: unknown }
    return data
  }
  const { cups } = await ask(
    `{ cups(id: "${CUP}") { editions { name tournaments { id revision status { schedulePublished } } } } }`,
  )
  for (const { name, tournaments } of cups[0].editions) {
    const [{ id, revision, status }] = tournaments
    if (!status.schedulePublished) continue
    const where = `cupId: "${CUP}", tournamentId: "${id}"`
    const { tournament } = await ask(`{ tournament(${where}) { categories { id hideMatchResults } } }`)
    const divisions = []
    for (const { id: categoryId, hideMatchResults } of tournament.categories) {
      if (hideMatchResults) continue
      const { category } = await ask(
        `{ category(${where}, categoryId: "${categoryId}") { divisions { id type matches { ${MATCH} } } } }`,
      )
      for (const division of category.divisions)
        divisions.push({
          ...division,
          categoryId,
          matches: division.matches.map(withoutNulls).filter(isPlanned),
        })
    }
    return { cupId: CUP, year: name, tournamentId: id, revision, divisions }
  }
  throw new Error('No edition has its schedule published.')
}

/** Whether a match was not called off: tests report and watch those that are played as planned. */
const isPlanned = (match: object) => !('status' in match)

/** Removes null and false values, which the feed leaves out. */
const withoutNulls = (match: object) =>
  Object.fromEntries(Object.entries(match).filter(([, value]) => value !== null && value !== false))
