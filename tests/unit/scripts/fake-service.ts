import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type ReleaseSettings, readReleaseSettings } from '../../../scripts/release/settings.ts'
import {
  finished,
  type Wire,
  wireCategory,
  wireDivision,
  wireMatch,
  wireTeam,
  wireTournament,
} from '../data/wire-builders.ts'
import { soundPage, temporaryFolder } from './temporary-folder.ts'

export type FakeCup = {
  /** Year and revision of each published edition. */
  editions: [number, string | null][]
  /** What every edition holds: a class of so many teams, matches that are over, and groups with a table. */
  teams: number
  matches: number
  tables: number
  /** Home goals of the match with this index, or null if it has no score. */
  goals: (index: number) => unknown
  /** The id of one match to come, only in the newest edition; null if every match is over. */
  toCome: string | null
  /** Answers a request in place of the service, and returns true if it does. */
  instead: (request: IncomingMessage, response: ServerResponse) => boolean
  files: Record<string, string>
  behaviour: 'succeed' | 'fail' | 'hang'
}

/** The files of a sound site with home, not-found page, one page per year and a number of others. */
export function soundSite(years: readonly number[], others = 0): Record<string, string> {
  const addresses = ['/', ...years.map((year) => `/${year}/`)]
  for (let n = 0; n < others; n++) addresses.push(`/${years[0]}/matches/${n}/`)
  return {
    '404.html': soundPage('/404.html'),
    _headers: "/*\n  Content-Security-Policy: frame-ancestors 'none'\n",
    ...Object.fromEntries(addresses.map((address) => [`${address.slice(1)}index.html`, soundPage(address)])),
  }
}

const FLAGS = { clubsPublished: true, teamsPublished: true, lotPublished: true, schedulePublished: true }

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

function classOf(cup: FakeCup, isNewest: boolean): Wire {
  const teams = times(cup.teams, (n) => `team${n}`)
  const side = (n: number) => teams[n % teams.length]
  const matches = times(cup.matches, (n) =>
    finished(cup.goals(n), cup.goals(n) === null ? null : 9, {
      id: `m${n}`,
      homeTeamId: side(n),
      awayTeamId: side(n + 1),
    }),
  )
  if (isNewest && cup.toCome)
    matches.push(wireMatch({ id: cup.toCome, homeTeamId: side(0), awayTeamId: side(1) }))
  const row = { rank: 1, teamId: 'team0', played: 1, won: 1, tied: 0, lost: 0, points: 2 }
  const table = [{ ...row, goalsWon: 12, goalsLost: 9 }]
  const groups = times(Math.max(cup.tables, 1), (n) =>
    wireDivision({
      id: `d${n}`,
      teamIds: teams,
      matches: n === 0 ? matches : [],
      teamtable: n < cup.tables ? table : [],
    }),
  )
  return wireCategory({ id: 'c1', teams: teams.map((id) => wireTeam(id)), stages: [], divisions: groups })
}

function answerOf(cup: FakeCup, query: string, variables: Readonly<Record<string, string>>): unknown {
  const revisionOf = (revision: string | null) => (revision === null ? {} : { revision })
  if (query === 'Cups') {
    const editions = cup.editions.map(([year, revision]) => ({
      id: String(year),
      name: String(year),
      tournaments: [{ id: `t${year}`, name: `Cup ${year}`, status: FLAGS, ...revisionOf(revision) }],
    }))
    return { cups: [{ cupId: 'a-cup', name: 'A Cup', sport: 'handball', editions }] }
  }
  const newest = Math.max(...cup.editions.map(([year]) => year))
  if (query === 'Category') return { category: classOf(cup, variables.tournamentId === `t${newest}`) }
  const [, revision = null] = cup.editions.find(([year]) => `t${year}` === variables.tournamentId) ?? []
  const { revision: _, ...tournament } = wireTournament({ id: variables.tournamentId, statistics: null })
  return { tournament: { ...tournament, ...revisionOf(revision) } }
}

/**
 * A results service over HTTP with a small cup of the same content every year, and a builder that asks it what to
 * build. Change `cup` at will between builds.
 */
export async function fakeService(): Promise<{ cup: FakeCup; settings: ReleaseSettings }> {
  const cup: FakeCup = {
    editions: [[2025, 'a']],
    teams: 4,
    matches: 6,
    tables: 1,
    goals: () => 12,
    toCome: null,
    instead: () => false,
    files: soundSite([2025]),
    behaviour: 'succeed',
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x')
    if (pathname !== '/site' && cup.instead(request, response)) return
    const variables = JSON.parse(searchParams.get('variables') ?? '{}')
    const data = () => answerOf(cup, searchParams.get('operationName') ?? '', variables)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(pathname === '/site' ? cup : { data: data() }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const folder = temporaryFolder()
  const settings = readReleaseSettings({
    RESULTS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    RELEASES_DIR: join(folder, 'releases'),
    DATA_DIR: join(folder, 'data'),
    CUP_ID: 'a-cup',
  })
  const builder = join(import.meta.dirname, 'fake-builder.mjs')
  return { cup, settings: { ...settings, root: folder, builder, generator: builder } }
}
