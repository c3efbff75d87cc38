import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nameOf } from '../results/client.ts'
import type { ResultsClient } from '../results/results-client.ts'
import { ResultsServiceError } from '../results/service-fault.ts'
import { digest } from './digest.ts'

/** What a question is about, as far as it says. */
type Variables = { readonly tournamentId?: string }

export interface Recording {
  /** Asks the service and keeps each answer; of a question that was asked twice the later one. */
  readonly client: ResultsClient
  /**
   * Stands for all answers so far: other answers, another digest, whatever revision they claim.
   *
   * @param isWanted by the variables of a question, whether its answer counts
   */
  digest(isWanted?: (variables: Variables) => boolean): string
}

/**
 * Keeps the answers of a service in a folder, a file for each question, so that what was read and judged once is what
 * is built from.
 *
 * @param dir is made; files of earlier readings in it are not cleared away
 */
export function recordAnswers(client: ResultsClient, dir: string): Recording {
  const kept = new Map<string, { readonly variables: Variables; readonly print: string }>()
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
        kept.set(file, { variables: variables as Variables, print: digest(text) })
        return data
      },
    },
    digest: (isWanted = () => true) =>
      digest(
        [...kept]
          .filter(([, { variables }]) => isWanted(variables))
          .map(([file, { print }]) => [file, print] as const)
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      ),
  }
}

/**
 * A client that answers from a folder of kept answers. What is not among them it refuses, as a service would. What the
 * service lacks was told when it was asked.
 */
export function storedAnswers(dir: string, address: string): ResultsClient {
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
