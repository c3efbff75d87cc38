import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nameOf } from '../results/client.ts'
import type { ResultsClient } from '../results/results-client.ts'
import { ResultsServiceError } from '../results/service-fault.ts'
import { digest } from './digest.ts'

/** The part of a query's variables that says what the query is about. */
type Variables = { readonly tournamentId?: string }

export interface Recording {
  /** Asks the service and stores each response. If a query is asked twice, the later response is kept. */
  readonly client: ResultsClient
  /**
   * Returns a digest of all responses so far. Different responses give a different digest, whatever revision they claim.
   *
   * @param isWanted decides by the variables of a query whether its response counts
   */
  digest(isWanted?: (variables: Variables) => boolean): string
}

/**
 * Stores the responses of a service in a folder, one file for each query, so that the build uses the same data that was
 * read and checked.
 *
 * @param dir is created; files of earlier reads in it are not removed
 */
export function recordResponses(client: ResultsClient, dir: string): Recording {
  const stored = new Map<string, { readonly variables: Variables; readonly print: string }>()
  const made = mkdir(dir, { recursive: true })
  return {
    client: {
      address: client.address,
      lacking: () => client.lacking(),
      async ask(document, variables, signal) {
        const data = await client.ask(document, variables, signal)
        const text = JSON.stringify(data)
        const file = fileOf(document, variables)
        await made
        const aside = join(dir, `${file}.new`)
        await writeFile(aside, text)
        await rename(aside, join(dir, file))
        stored.set(file, { variables: variables as Variables, print: digest(text) })
        return data
      },
    },
    digest: (isWanted = () => true) =>
      digest(
        [...stored]
          .filter(([, { variables }]) => isWanted(variables))
          .map(([file, { print }]) => [file, print] as const)
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      ),
  }
}

/**
 * Returns a client that answers from a folder of stored responses. It refuses a query without a stored response, as a
 * service would. It reports nothing as lacking, because that was reported when the service was asked.
 */
export function storedResponses(dir: string, address: string): ResultsClient {
  return {
    address,
    lacking: () => [],
    async ask(document, variables) {
      const text = await readFile(join(dir, fileOf(document, variables)), 'utf8').catch((error: unknown) => {
        const exchange = { query: nameOf(document), variables, address, status: 400, tries: 1 }
        const why = `the answer is not among those that were read before into ${dir}`
        throw new ResultsServiceError(exchange, why, 'Build again.', { cause: error })
      })
      return JSON.parse(text)
    },
  }
}

const fileOf = (document: unknown, variables: unknown) => `${digest([document, variables])}.json`
