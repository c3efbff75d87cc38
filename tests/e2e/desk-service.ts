import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { test } from './journey.ts'

/** The operator's key of the service under test; `npm test` sets it. */
export const OPERATOR_KEY = process.env.OPERATOR_KEY ?? ''

const EDITION = { cupId: 'demo-cup', tournamentId: 't2026' }

/** A match of two known teams that has not begun, on a field and day. */
export interface OpenMatch {
  readonly id: string
  readonly home: string
  readonly away: string
  readonly fieldId: string
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly isKnockOut: boolean
}

async function ask(request: APIRequestContext, query: string, variables: object, key?: string) {
  const response = await request.post('/graphql', {
    headers: { 'x-requested-with': 'XMLHttpRequest', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    data: { query, variables: { ...EDITION, ...variables } },
  })
  return response.json()
}

interface WireMatch {
  readonly id: string
  readonly homeTeamId: string | null
  readonly awayTeamId: string | null
  readonly homeTeamName: string
  readonly awayTeamName: string
  readonly fieldId: string | null
  readonly zonedStartTime: string | null
  readonly isLive: boolean
  readonly isFinished: boolean
  /** Set if the match was called off. */
  readonly status: string | null
}

/** A name as a browser shows it: some names of the demonstration cup have no-break or doubled spaces. */
const asRead = (name: string) => name.replace(/\s+/g, ' ').trim()

/** The matches that a desk could begin, the last of each class first: other tests use the matches being played now. */
export async function openMatches(request: APIRequestContext): Promise<OpenMatch[]> {
  const { data: list } = await ask(
    request,
    'query($cupId: ID!, $tournamentId: ID!) { tournament(cupId: $cupId, tournamentId: $tournamentId) { categories { id } } }',
    {},
  )
  const found: OpenMatch[] = []
  for (const { id } of list.tournament.categories as { id: string }[]) {
    const { data } = await ask(
      request,
      `query($cupId: ID!, $tournamentId: ID!, $categoryId: ID!) {
        category(cupId: $cupId, tournamentId: $tournamentId, categoryId: $categoryId) {
          hideMatchResults
          divisions { type matches { id homeTeamId awayTeamId homeTeamName awayTeamName fieldId zonedStartTime isLive isFinished status } }
        }
      }`,
      { categoryId: id },
    )
    if (data.category.hideMatchResults) continue
    const divisions: { type: string; matches: WireMatch[] }[] = data.category.divisions
    for (const { type, matches } of divisions) {
      for (const match of matches) {
        const { homeTeamId, awayTeamId, fieldId, zonedStartTime, status } = match
        if (!homeTeamId || !awayTeamId || !fieldId || !zonedStartTime || match.isLive || match.isFinished)
          continue
        if (status !== null) continue
        found.push({
          id: match.id,
          home: asRead(match.homeTeamName),
          away: asRead(match.awayTeamName),
          fieldId,
          day: zonedStartTime.slice(0, 10),
          isKnockOut: type === 'playoff',
        })
      }
    }
  }
  return found.reverse()
}

/** Takes a match for one test of the run. Returns false if another test, also of another worker, has it. */
export function claimMatch(id: string): boolean {
  const claims = join(test.info().project.outputDir, 'claimed-matches')
  mkdirSync(claims, { recursive: true })
  try {
    mkdirSync(join(claims, encodeURIComponent(id)))
    return true
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw fault
  }
}

/** Reports without the desk under test, as another desk would. */
export async function reportElsewhere(
  request: APIRequestContext,
  matchId: string,
  report: object,
): Promise<void> {
  const { errors } = await ask(
    request,
    `mutation($cupId: ID!, $tournamentId: ID!, $matchId: ID!, $report: MatchReport!) {
      report(cupId: $cupId, tournamentId: $tournamentId, matchId: $matchId, report: $report) { revision }
    }`,
    { matchId, report: { key: `elsewhere-${Date.now()}-${Math.random()}`.slice(0, 60), ...report } },
    OPERATOR_KEY,
  )
  if (errors) throw new Error(JSON.stringify(errors))
}

/** Returns the reports of a match, in the order in which the service received them, such as `SCORE 1-0`. */
export async function reportedOf(request: APIRequestContext, matchId: string): Promise<string[]> {
  const { data } = await ask(
    request,
    `query($cupId: ID!, $tournamentId: ID!, $matchId: ID!) {
      match(cupId: $cupId, tournamentId: $tournamentId, matchId: $matchId) { events { kind homeScore awayScore } }
    }`,
    { matchId },
  )
  const events: { kind: string; homeScore: number | null; awayScore: number | null }[] = data.match.events
  return events.map(({ kind, homeScore, awayScore }) => `${kind} ${homeScore}-${awayScore}`)
}

/** The match in the feed, as every visitor gets it; undefined before its first report. */
export async function inFeed(request: APIRequestContext, matchId: string) {
  const response = await request.get(`/feed/${EDITION.cupId}/${EDITION.tournamentId}?since=0`)
  const { matches } = (await response.json()) as { matches: { id: string; [part: string]: unknown }[] }
  return matches.find(({ id }) => id === matchId)
}
