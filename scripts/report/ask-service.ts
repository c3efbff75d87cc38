import { resolve } from 'node:path'
import { operatorKeyFile, readOperatorKey } from '../release/operator-key.ts'
import { ROOT, readReleaseSettings } from '../release/settings.ts'

const TIMEOUT_MS = 10_000

const EDITIONS = `query Editions($cupId: ID!) {
  cups(id: $cupId) { editions { tournaments { id status { schedulePublished } } } }
}`

/** The results service that takes reports, and the key to it. */
export interface Service {
  readonly url: string
  readonly key: string
  readonly cupId: string
}

/**
 * Returns the service of the settings, or the sentence that says what they lack.
 *
 * @param url of another service; null for that of the settings
 */
export function readService(url: string | null): Service | string {
  const settings = readReleaseSettings(process.env)
  const dataDir = resolve(ROOT, settings.dataDir)
  const key = readOperatorKey(process.env, dataDir)
  if (key === null)
    return `There is no operator's key: set OPERATOR_KEY, or start once with npm start, which writes ${operatorKeyFile(dataDir)}.`
  return { url: url ?? settings.resultsUrl, key, cupId: settings.cupId }
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
  const answer = readAnswer<Data>(text)
  const [fault] = answer?.errors ?? []
  if (fault) {
    const { code, field, revision } = fault.extensions ?? {}
    const details = [code, field && `field ${field}`, revision !== undefined && `revision ${revision}`]
    throw new Refused(`${fault.message} (${details.filter(Boolean).join(', ') || `status ${status}`})`)
  }
  if (!answer?.data)
    throw new Refused(`The results service at ${url} answered with status ${status} and no data.`)
  return answer.data
}

interface Answer<Data> {
  readonly data?: Data | null
  readonly errors?: readonly {
    readonly message: string
    readonly extensions?: { readonly code?: string; readonly field?: string; readonly revision?: number }
  }[]
}

function readAnswer<Data>(text: string): Answer<Data> | null {
  try {
    return JSON.parse(text) as Answer<Data>
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
export async function latestTournament(url: string, cupId: string): Promise<string> {
  const { cups } = await ask<Editions>(url, EDITIONS, { cupId }, null)
  const tournaments = cups.flatMap(({ editions }) => editions.flatMap((edition) => edition.tournaments))
  const latest = tournaments.find(({ status }) => status.schedulePublished)
  if (!latest) throw new Refused(`Cup ${cupId} has no edition whose schedule is published.`)
  return latest.id
}
