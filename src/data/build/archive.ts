import { createResultsClient } from '../results/client.ts'
import type { ResultsClient } from '../results/results-client.ts'
import { addressForLog } from '../results/service-fault.ts'
import { ArchiveError } from './archive-error.ts'
import { digest } from './digest.ts'
import { type Archive, openArchive } from './open-archive.ts'
import { type BuildSettings, readSettings } from './settings.ts'
import { storedResponses } from './stored-responses.ts'

const archives = new Map<string, Promise<Archive>>()

/**
 * Opens the archive to build from, once per process for the same settings: fifteen editions stay in memory for all pages.
 *
 * @throws ArchiveError, ResultsServiceError; their messages are sentences for the person who started the build
 */
export async function loadArchive(settings: BuildSettings): Promise<Archive> {
  const key = digest(settings)
  const archive =
    archives.get(key) ??
    openArchive(settings, {
      client: clientOf(settings),
      print: (line) => settings.tellsProblems && process.stderr.write(`${line}\n`),
    })
  archives.set(key, archive)
  return archive
}

const clientOf = ({ responsesDir, resultsUrl, resultsKey }: BuildSettings): ResultsClient =>
  responsesDir === null
    ? createResultsClient({ address: resultsUrl, key: resultsKey })
    : storedResponses(responsesDir, addressForLog(resultsUrl))

/** @throws ArchiveError that names every invalid setting */
export function settingsOfEnvironment(): BuildSettings {
  const settings = readSettings(process.env, process.cwd())
  if (settings.ok) return settings.settings
  throw new ArchiveError(['The settings of the build are not right.', ...settings.problems].join(' '))
}
