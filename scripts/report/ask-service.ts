import { resolve } from 'node:path'
import { operatorKeyFile, readOperatorKey } from '../release/operator-key.ts'
import { ROOT, readReleaseSettings } from '../release/settings.ts'
import { readYear, WrongSettings } from './run-command.ts'

const TIMEOUT_MS = 30_000

const EDITIONS = `query Editions($cupId: ID!) {
  cups(id: $cupId) { editions { tournaments { id status { schedulePublished } } } }
}`

/** An edition at the results service that takes reports, and the key to it. */
export interface OpenEdition {
  readonly url: string
  readonly key: string
  readonly cupId: string
  readonly tournamentId: string
}

/**
 * Returns an edition at the service of the settings.
 *
 * @param options `url` of another service; `year` of another edition than the latest whose schedule is published
 * @throws WrongUsage, WrongSettings; an error with a sentence if the service does not answer
 */
export async function openEdition(options: {
  readonly url?: string | undefined
  readonly year?: string | undefined
}): Promise<OpenEdition> {
  const year = readYear(options.year)
  const settings = readReleaseSettings(process.env)
  const dataDir = resolve(ROOT, settings.dataDir)
  const key = readOperatorKey(process.env, dataDir)
  if (key === null)
    throw new WrongSettings(
      `There is no operator's key: set OPERATOR_KEY, or start once with npm start, which writes ${operatorKeyFile(dataDir)}.`,
    )
  const { cupId } = settings
  const url = options.url ?? settings.resultsUrl
  const tournamentId = year === null ? await latestTournament(url, cupId) : `t${year}`
  return { url, key, cupId, tournamentId }
}

/** A fault that the reporter can correct; its message is a sentence for them. */
class Refused extends Error {}

/**
 * Asks the results service.
 *
 * @param key the operator's key; null for a question that needs none
 * @throws Error with a sentence for the reporter if the service refuses or cannot be reached
 */
export async function ask<Data>(
  url: string,
  query: string,
  variables: object,
  key: string | null,
): Promise<Data> {
  let text: string
  let status: number
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    status = response.status
    text = await response.text()
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new Refused(`The results service at ${url} cannot be reached (${cause}). Is it running?`)
  }
  const response = readResponse<Data>(text)
  const [fault] = response?.errors ?? []
  if (fault) {
    const { code, field, revision } = fault.extensions ?? {}
    const details = [code, field && `field ${field}`, revision !== undefined && `revision ${revision}`]
    throw new Refused(`${fault.message} (${details.filter(Boolean).join(', ') || `status ${status}`})`)
  }
  if (!response?.data)
    throw new Refused(`The results service at ${url} answered with status ${status} and no data.`)
  return response.data
}

interface ServiceResponse<Data> {
  readonly data?: Data | null
  readonly errors?: readonly {
    readonly message: string
    readonly extensions?: { readonly code?: string; readonly field?: string; readonly revision?: number }
  }[]
}

function readResponse<Data>(text: string): ServiceResponse<Data> | null {
  try {
    return JSON.parse(text) as ServiceResponse<Data>
  } catch {
    return null
  }
}

interface Editions {
  readonly cups: readonly {
    readonly editions: readonly {
      readonly tournaments: readonly {
        readonly id: string
        readonly status: { readonly schedulePublished: boolean }
      }[]
    }[]
  }[]
}

/** Returns the id of the latest edition whose schedule is published. */
async function latestTournament(url: string, cupId: string): Promise<string> {
  const { cups } = await ask<Editions>(url, EDITIONS, { cupId }, null)
  const tournaments = cups.flatMap(({ editions }) => editions.flatMap((edition) => edition.tournaments))
  const latest = tournaments.find(({ status }) => status.schedulePublished)
  if (!latest) throw new Refused(`Cup ${cupId} has no edition whose schedule is published.`)
  return latest.id
}
