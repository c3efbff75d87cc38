// Reads everything that a release is made from out of the results service and keeps it: the answers go into the folder
// ANSWERS_DIR, and the result, a ReadingOutcome, into the file that the first argument names. This is a separate process,
// because whole editions take memory, which is free again when the process ends.
import { writeFileSync } from 'node:fs'
import { inspect } from 'node:util'
import { digest } from '../../src/data/build/digest.ts'
import { storeFeedState } from '../../src/data/build/feed-state.ts'
import { openArchive } from '../../src/data/build/open-archive.ts'
import { readSettings } from '../../src/data/build/settings.ts'
import { recordResponses } from '../../src/data/build/stored-responses.ts'
import { createResultsClient } from '../../src/data/results/client.ts'
import { whatIsLacking } from '../../src/data/results/lacking.ts'
import { editionAt } from '../../src/domain/publication/edition-end.ts'
import { latestYear } from '../../src/domain/publication/latest-year.ts'
import { isUnderWay } from '../../src/domain/publication/under-way.ts'
import type { EditionSummary } from '../../src/domain/tournament/edition.ts'
import { sentenceOf } from './failure.ts'
import type { ReadingOutcome } from './read-results.ts'
import { ROOT } from './settings.ts'

async function read(): Promise<ReadingOutcome> {
  const found = readSettings(process.env, ROOT)
  if (!found.ok) return { ok: false, sentence: found.problems.join('\n') }
  const { settings } = found
  if (settings.responsesDir === null) return { ok: false, sentence: 'ANSWERS_DIR must name a folder.' }
  const recording = recordResponses(
    createResultsClient({ address: settings.resultsUrl, key: settings.resultsKey }),
    settings.responsesDir,
  )
  const print = (line: string) => process.stderr.write(`${line}\n`)
  const archive = await openArchive(settings, { client: recording.client, print })
  const latest = latestYear(archive.editions)
  let followed: EditionSummary | undefined
  const { hasFeed, now } = await storeFeedState(settings.resultsUrl, archive, settings.responsesDir)
  const closed: number[] = []
  for (const summary of archive.editions) {
    const read = await archive.edition(summary.year)
    const edition = editionAt(read, now)
    if (edition !== read) closed.push(summary.year)
    if (isUnderWay(edition, latest)) followed = summary
  }
  const lacking = whatIsLacking(recording.client)
  // The same answers give another site once an edition is over by itself.
  const responses = digest([recording.digest(), hasFeed, closed])
  const others = followed
    ? digest([
        archive.cup,
        archive.editions.map((summary) => (summary === followed ? { ...summary, revision: '' } : summary)),
        recording.digest(
          ({ tournamentId = followed?.tournamentId }) => tournamentId !== followed?.tournamentId,
        ),
        hasFeed,
        closed,
      ])
    : null
  return { ok: true, reading: { digest: responses, others, editions: archive.contents, lacking } }
}

const [outcomeFile] = process.argv.slice(2)
if (outcomeFile === undefined) throw new Error('Name the file for the outcome.')
const outcome = await read().catch((fault: unknown): ReadingOutcome => {
  // The service's answer is too long for a sentence, but is needed to find the cause.
  process.stderr.write(`${inspect(fault, { depth: 6, maxStringLength: 20_000 })}\n`)
  return { ok: false, sentence: sentenceOf(fault) }
})
writeFileSync(outcomeFile, JSON.stringify(outcome))
