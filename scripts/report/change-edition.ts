import { randomUUID } from 'node:crypto'
import { ask, latestTournament, readService } from './ask-service.ts'

const CHANGE = `mutation Change($cupId: ID!, $tournamentId: ID!, $change: EditionChange!) {
  change(cupId: $cupId, tournamentId: $tournamentId, change: $change) { revision repeated teamId matchId }
}`

/** The options of every command that changes an edition. */
export const CHANGE_OPTIONS = {
  key: { type: 'string' },
  year: { type: 'string' },
  url: { type: 'string' },
} as const

export const CHANGE_USAGE = `--key          8 to 64 characters: the same key again changes nothing
--year         of the edition; the latest one with a schedule, where it is not given
--url          the results service (or RESULTS_URL)

The operator's key is OPERATOR_KEY, or what DATA_DIR/operator-key holds. CUP_ID names the cup.`

interface Values {
  readonly key?: string | undefined
  readonly year?: string | undefined
  readonly url?: string | undefined
}

interface Changed {
  readonly revision: string
  readonly repeated: boolean
  readonly teamId: string | null
  readonly matchId: string | null
}

/** A command that is called wrongly: the message says what is wrong with it. */
export class WrongUsage extends Error {}

/**
 * Sends a change to the results service.
 *
 * @param change `EditionChange` of results.graphql without its key
 * @returns a sentence that says what stands now
 * @throws WrongUsage if the options are wrong; an error with a sentence if the change is refused
 */
export async function sendChange(change: object, { key, year, url }: Values): Promise<string> {
  if (year !== undefined && !/^\d{4}$/.test(year)) throw new WrongUsage('--year must be four digits.')
  const service = readService(url ?? null)
  if (typeof service === 'string') throw new WrongUsage(service)
  const { cupId } = service
  const tournamentId = year === undefined ? await latestTournament(service.url, cupId) : `t${year}`
  const keyed = { key: key ?? `change-${randomUUID()}`, ...change }
  const variables = { cupId, tournamentId, change: keyed }
  const answer = await ask<{ readonly change: Changed }>(service.url, CHANGE, variables, service.key)
  const { revision, repeated, teamId, matchId } = answer.change
  const what = teamId === null ? `Match ${matchId}` : `Team ${teamId}`
  return `${what} is changed. Revision ${revision} of the edition${repeated ? '; this key had been used before, nothing was changed' : ''}.`
}
