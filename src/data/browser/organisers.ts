import * as v from 'valibot'
import { graphql } from '../../contract/graphql.ts'
import type { Act } from '../../domain/organiser/act.ts'
import type { OrganisersEdition } from '../../domain/organiser/organisers-edition.ts'
import type { ServicesState } from '../../domain/organiser/state.ts'
import type { EditionIds } from '../../domain/tournament/edition-ids.ts'
import { askResults } from './ask-results.ts'
import { type Answer, failure, isOffline, readJson } from './request.ts'
import { SERVICES } from './services.ts'

const CHANGE = graphql(`
  mutation OrganisersChange($cupId: ID!, $tournamentId: ID!, $change: EditionChange!) {
    made: change(cupId: $cupId, tournamentId: $tournamentId, change: $change) { revision }
  }
`)
const WITHDRAW = graphql(`
  mutation OrganisersWithdraw($cupId: ID!, $tournamentId: ID!, $categoryId: ID!, $teamId: ID!) {
    made: withdraw(cupId: $cupId, tournamentId: $tournamentId, categoryId: $categoryId, teamId: $teamId) { revision }
  }
`)
const REINSTATE = graphql(`
  mutation OrganisersReinstate($cupId: ID!, $tournamentId: ID!, $categoryId: ID!, $teamId: ID!) {
    made: reinstate(cupId: $cupId, tournamentId: $tournamentId, categoryId: $categoryId, teamId: $teamId) { revision }
  }
`)
const REPORT = graphql(`
  mutation OrganisersReport($cupId: ID!, $tournamentId: ID!, $matchId: ID!, $report: MatchReport!) {
    made: report(cupId: $cupId, tournamentId: $tournamentId, matchId: $matchId, report: $report) { revision }
  }
`)
const UNDO = graphql(`
  mutation OrganisersUndo($cupId: ID!, $tournamentId: ID!, $actId: ID!) {
    made: undo(cupId: $cupId, tournamentId: $tournamentId, actId: $actId) { revision }
  }
`)
const DOCUMENTS = {
  change: CHANGE,
  withdraw: WITHDRAW,
  reinstate: REINSTATE,
  report: REPORT,
  undo: UNDO,
} as const

export type OrganisersAct = keyof typeof DOCUMENTS

/** Asks the results service to do something, in the name of whoever is signed in. Never throws. */
export const sendAct = (
  act: OrganisersAct,
  variables: EditionIds & Readonly<Record<string, unknown>>,
  token: string,
): Promise<Answer<true>> =>
  askResults(DOCUMENTS[act] as typeof UNDO, variables as never, () => true, { operatorKey: token })

/** The service is our own, and its answers are for those who run the cup: only the outline is checked. */
const LOOKS = {
  edition: (value: unknown) => outlined<OrganisersEdition>(value, 'published', 'categories', 'matches'),
  acts: (value: unknown) =>
    outlined<{ readonly acts: readonly Act[]; readonly hasMore: boolean }>(value, 'acts', 'hasMore'),
  state: (value: unknown) => outlined<ServicesState>(value, 'results', 'desks'),
} as const

export type Look = keyof typeof LOOKS
export type Looked<What extends Look> = NonNullable<ReturnType<(typeof LOOKS)[What]>>

/** Reads what is for those who run the cup alone. Never throws. @param query such as `?before=12` */
export async function look<What extends Look>(
  what: What,
  { cupId, tournamentId }: EditionIds,
  token: string,
  query = '',
): Promise<Answer<Looked<What>>> {
  if (isOffline()) return failure('unreachable')
  const place = [cupId, tournamentId, what].map(encodeURIComponent).join('/')
  const address = `${SERVICES.results || location.origin}/organisers/${place}${query}`
  const headers = { authorization: `Bearer ${token}` }
  return readJson(
    address,
    { headers, credentials: 'omit', cache: 'no-store', redirect: 'error' },
    (value) => LOOKS[what](value) as Looked<What> | null,
  )
}

function outlined<Outline>(value: unknown, ...names: (keyof Outline & string)[]): Outline | null {
  const shape = v.looseObject(Object.fromEntries(names.map((name) => [name, v.nonNullable(v.unknown())])))
  return v.is(shape, value) ? (value as Outline) : null
}
