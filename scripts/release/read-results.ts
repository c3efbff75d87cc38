import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { EditionContent } from '../../src/data/build/edition-content.ts'
import type { ProgressLine } from '../progress/progress-line.ts'
import { ReleaseFailure } from './failure.ts'
import { runStep } from './run-step.ts'
import type { ReleaseSettings } from './settings.ts'

/** The result of reading the results service before a build. */
export type Reading = {
  /** Equal digests mean equal answers. */
  readonly digest: string
  /** Like `digest`, but without the content of the edition under way; null if none is under way. */
  readonly others: string | null
  /** Newest first. */
  readonly editions: readonly EditionContent[]
  /** What the service cannot answer, so that the site goes without it; null if it answers everything. */
  readonly lacking: string | null
}

export type ReadingOutcome =
  | { readonly ok: true; readonly reading: Reading }
  | { readonly ok: false; readonly sentence: string }

/**
 * Reads the whole cup from the results service. It never reuses earlier answers: a service that gave wrong answers at some
 * revision may give right ones at the same revision.
 * @param responsesDir where the answers are kept for the build; its old content is removed
 * @throws ReleaseFailure if the service cannot be read, or if its answers do not allow a build
 */
export async function readResults(
  settings: ReleaseSettings,
  responsesDir: string,
  line: ProgressLine,
  signal: AbortSignal,
): Promise<Reading> {
  rmSync(responsesDir, { recursive: true, force: true })
  const outcomeFile = `${responsesDir}.json`
  const logFile = join(settings.releasesDir, 'reading.log')
  const step = {
    file: join(import.meta.dirname, 'responses-reader.ts'),
    args: [outcomeFile],
    env: { ANSWERS_DIR: responsesDir },
    logFile,
  }
  rmSync(outcomeFile, { force: true })
  try {
    const { ending } = await runStep(settings, step, line, signal)
    const outcome = readOutcome(outcomeFile)
    if (outcome === null) {
      const how = ending.signal === null ? `with code ${ending.code}` : `by ${ending.signal}`
      throw new ReleaseFailure(
        `Reading the results service at ${settings.resultsUrl} ended ${how} before its time. Nothing was built and the live site stays as it is. What it said is in ${logFile}.`,
      )
    }
    if (!outcome.ok) throw new ReleaseFailure(`${outcome.sentence}\nThe details are in ${logFile}.`)
    return outcome.reading
  } finally {
    rmSync(outcomeFile, { force: true })
  }
}

function readOutcome(file: string): ReadingOutcome | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ReadingOutcome
  } catch {
    return null
  }
}
