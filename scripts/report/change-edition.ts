import { randomUUID } from 'node:crypto'
import { ask, openEdition } from './ask-service.ts'

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

/**
 * Sends a change to the results service.
 *
 * @param change `EditionChange` of results.graphql without its key
 * @returns a sentence that says what stands now
 * @throws as `openEdition` and `ask`
 */
export async function sendChange(change: object, { key, ...options }: Values): Promise<string> {
  const { url, key: operatorKey, cupId, tournamentId } = await openEdition(options)
  const keyed = { key: key ?? `change-${randomUUID()}`, ...change }
  const variables = { cupId, tournamentId, change: keyed }
  const response = await ask<{ readonly change: Changed }>(url, CHANGE, variables, operatorKey)
  const { revision, repeated, teamId, matchId } = response.change
  const what = teamId === null ? `Match ${matchId}` : `Team ${teamId}`
  return `${what} is changed. Revision ${revision} of the edition${repeated ? '; this key had been used before, nothing was changed' : ''}.`
}
