import * as v from 'valibot'
import { latestYear } from '../../../domain/publication/latest-year.ts'
import { nationOf } from '../../../domain/tournament/nation.ts'

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

/** Looks up names by year and id; null if the results service does not know them or does not answer. */
export interface LookUp {
  readonly team: (year: number, id: string) => Promise<KnownTeam | null>
  readonly field: (year: number, id: string) => Promise<KnownField | null>
  /** Whether the cup has an edition in the year; null if the results service has never answered this. */
  readonly isYear: (year: number) => Promise<boolean | null>
  readonly cupName: () => Promise<string | null>
  /** The year of the edition that the site leads to; null if the results service has never answered this. */
  readonly latestYear: () => Promise<number | null>
}

/** Sends a request to the results service over HTTP, by whatever route. */
export type Ask = (request: Request) => Promise<Response>

interface Cup {
  readonly name: string | null
  /** The tournament's id by year. */
  readonly tournaments: ReadonlyMap<number, string | null>
  readonly latestYear: number | null
}

interface Names {
  readonly teams: ReadonlyMap<string, KnownTeam>
  readonly fields: ReadonlyMap<string, KnownField>
}

const KEPT_MS = 60_000
/** For this time nothing is asked of a service that is down, so that not every addition waits for it. */
const DOWN_MS = 5000
const TIMEOUT_MS = 3000
const YEARS_KEPT = 8

const EDITIONS =
  'query ($cup: ID!) { cups(id: $cup) { name editions { name tournaments { id status { clubsPublished teamsPublished lotPublished schedulePublished } } } } }'
const NAMES = `query ($cup: ID!, $id: ID!) { tournament(cupId: $cup, tournamentId: $id) {
  categories { name shortName teams { id name nation { code } } } arenas { id fields { id name } } } }`

const flag = v.optional(v.nullable(v.boolean()), false)
const status = v.nullish(
  v.object({ clubsPublished: flag, teamsPublished: flag, lotPublished: flag, schedulePublished: flag }),
)
const tournamentOfEdition = v.object({ id: v.string(), status })
const editions = v.object({
  cups: v.array(
    v.object({
      name: v.nullish(v.string()),
      editions: v.array(v.object({ name: v.string(), tournaments: v.array(tournamentOfEdition) })),
    }),
  ),
})
const team = v.object({
  id: v.string(),
  name: v.string(),
  nation: v.nullish(v.object({ code: v.string() })),
})
const tournament = v.object({
  tournament: v.nullable(
    v.object({
      categories: v.array(v.object({ name: v.string(), shortName: v.string(), teams: v.array(team) })),
      arenas: v.array(
        v.object({ id: v.string(), fields: v.array(v.object({ id: v.string(), name: v.string() })) }),
      ),
    }),
  ),
})

/**
 * Reads the names of a whole edition at its first favourite, and keeps them for a minute. A results service that is down,
 * slow or sends nonsense counts as one that knows no names; its last answer about its years stays valid.
 *
 * @param url of its GraphQL endpoint
 */
export function createLookUp(ask: Ask, url: string, cup: string, now: () => number): LookUp {
  let keptCup: { readonly until: number; readonly cup: Promise<Cup | null> } = {
    until: Number.NEGATIVE_INFINITY,
    cup: Promise.resolve(null),
  }
  const kept = new Map<number, { readonly until: number; readonly names: Promise<Names | null> }>()

  async function query<T>(text: string, variables: object, shape: v.GenericSchema<unknown, T>): Promise<T> {
    const address = new URL(url)
    address.searchParams.set('query', text)
    address.searchParams.set('variables', JSON.stringify(variables))
    const response = await ask(
      new Request(address, {
        headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    )
    const body: unknown = await response.json()
    return v.parse(v.object({ data: shape }), body).data
  }

  async function readCup(): Promise<Cup> {
    const [first] = (await query(EDITIONS, { cup }, editions)).cups
    const years = first?.editions.map(
      ({ name, tournaments }) => [Number(name), tournaments[0]?.id ?? null] as const,
    )
    const published = first?.editions.map(({ name, tournaments: [one] }) => ({
      year: Number(name),
      publication: {
        clubs: one?.status?.clubsPublished ?? false,
        teams: one?.status?.teamsPublished ?? false,
        lot: one?.status?.lotPublished ?? false,
        schedule: one?.status?.schedulePublished ?? false,
      },
    }))
    return {
      name: first?.name ?? null,
      tournaments: new Map(years),
      latestYear: latestYear(published ?? []),
    }
  }

  function cupOf(): Promise<Cup | null> {
    if (keptCup.until > now()) return keptCup.cup
    const before = keptCup.cup
    const cup = readCup().catch(() => {
      keptCup = { until: now() + DOWN_MS, cup: before }
      return before
    })
    keptCup = { until: now() + KEPT_MS, cup }
    return cup
  }

  async function read(year: number): Promise<Names | null> {
    const id = (await cupOf())?.tournaments.get(year)
    if (id === undefined || id === null) return null
    const response = (await query(NAMES, { cup, id }, tournament)).tournament
    if (response === null) return null
    const teams = response.categories.flatMap((category) =>
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
    const fields = response.arenas.flatMap((arena) =>
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
    isYear: async (year) => (await cupOf())?.tournaments.has(year) ?? null,
    cupName: async () => (await cupOf())?.name ?? null,
    latestYear: async () => (await cupOf())?.latestYear ?? null,
  }
}
