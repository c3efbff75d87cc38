import { z } from 'zod'
import { nationOf } from '../../domain/tournament/nation.ts'

/** A team or a field as the results service names it. */
export interface KnownTeam {
  readonly teamName: string
  readonly nation: string
  readonly nationCode: string
  readonly category: string
  readonly catShort: string
}
export interface KnownField {
  readonly arenaId: string
  readonly fieldName: string
}

/** Names by year and id; null where the results service does not know or does not answer. */
export interface LookUp {
  readonly team: (year: number, id: string) => Promise<KnownTeam | null>
  readonly field: (year: number, id: string) => Promise<KnownField | null>
}

/** Asks the results service over HTTP, whichever way leads there. */
export type Ask = (request: Request) => Promise<Response>

interface Names {
  readonly teams: ReadonlyMap<string, KnownTeam>
  readonly fields: ReadonlyMap<string, KnownField>
}

const KEPT_MS = 60_000
/** So that not every wish waits for a service that is gone. */
const DOWN_MS = 5000
const PATIENCE_MS = 3000
const YEARS_KEPT = 8

const EDITIONS = 'query ($cup: ID!) { cups(id: $cup) { editions { name tournaments { id } } } }'
const NAMES = `query ($cup: ID!, $id: ID!) { tournament(cupId: $cup, tournamentId: $id) {
  categories { name shortName teams { id name nation { code } } } arenas { id fields { id name } } } }`

const editions = z.object({
  cups: z.array(
    z.object({
      editions: z.array(z.object({ name: z.string(), tournaments: z.array(z.object({ id: z.string() })) })),
    }),
  ),
})
const nation = z.object({ code: z.string() }).nullish()
const tournament = z.object({
  tournament: z
    .object({
      categories: z.array(
        z.object({
          name: z.string(),
          shortName: z.string(),
          teams: z.array(z.object({ id: z.string(), name: z.string(), nation })),
        }),
      ),
      arenas: z.array(
        z.object({ id: z.string(), fields: z.array(z.object({ id: z.string(), name: z.string() })) }),
      ),
    })
    .nullable(),
})

/**
 * Reads the names of a whole edition at the first favourite of it, and keeps them for a minute. A results service that
 * is down, slow or talks nonsense is one that knows no names.
 *
 * @param url of its GraphQL endpoint
 */
export function createLookUp(ask: Ask, url: string, cup: string, now: () => number): LookUp {
  const kept = new Map<number, { readonly until: number; readonly names: Promise<Names | null> }>()

  async function query<T>(text: string, variables: object, shape: z.ZodType<T>): Promise<T> {
    const address = new URL(url)
    address.searchParams.set('query', text)
    address.searchParams.set('variables', JSON.stringify(variables))
    const response = await ask(
      new Request(address, {
        headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
    )
    const body: unknown = await response.json()
    return shape.parse(z.object({ data: z.unknown() }).parse(body).data)
  }

  async function read(year: number): Promise<Names | null> {
    const { cups } = await query(EDITIONS, { cup }, editions)
    const edition = cups[0]?.editions.find(({ name }) => name === String(year))
    const id = edition?.tournaments[0]?.id
    if (id === undefined) return null
    const answer = (await query(NAMES, { cup, id }, tournament)).tournament
    if (answer === null) return null
    const teams = answer.categories.flatMap((category) =>
      category.teams.map((team): [string, KnownTeam] => {
        const nationCode = team.nation?.code ?? ''
        const nationName = nationOf(nationCode)?.names.en ?? ''
        const { name, shortName } = category
        return [
          team.id,
          { teamName: team.name, nation: nationName, nationCode, category: name, catShort: shortName },
        ]
      }),
    )
    const fields = answer.arenas.flatMap((arena) =>
      arena.fields.map((field): [string, KnownField] => [
        field.id,
        { arenaId: arena.id, fieldName: field.name },
      ]),
    )
    return { teams: new Map(teams), fields: new Map(fields) }
  }

  function namesOf(year: number): Promise<Names | null> {
    const there = kept.get(year)
    if (there && there.until > now()) return there.names
    const names = read(year).catch(() => {
      kept.set(year, { until: now() + DOWN_MS, names: Promise.resolve(null) })
      return null
    })
    const [oldest] = kept.keys()
    if (kept.size >= YEARS_KEPT && oldest !== undefined) kept.delete(oldest)
    kept.set(year, { until: now() + KEPT_MS, names })
    return names
  }

  return {
    team: async (year, id) => (await namesOf(year))?.teams.get(id) ?? null,
    field: async (year, id) => (await namesOf(year))?.fields.get(id) ?? null,
  }
}
