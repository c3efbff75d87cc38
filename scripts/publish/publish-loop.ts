import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type BuildSettings, readSettings } from '../../src/data/build/settings.ts'
import { createResultsClient } from '../../src/data/results/client.ts'
import { TOURNAMENT_REVISION } from '../../src/data/results/documents.ts'
import { record as recordOf } from '../../src/data/results/json.ts'
import { reference } from '../../src/data/results/parse-values.ts'
import { backoff } from '../../src/domain/time/backoff.ts'
import { SiteThreads } from '../generate/site-threads.ts'
import { ProgressLine } from '../progress/progress-line.ts'
import { ReleaseFailure, sentenceOf } from '../release/failure.ts'
import { programOf } from '../release/fingerprint.ts'
import { makeRelease } from '../release/make-release.ts'
import { readResults } from '../release/read-results.ts'
import {
  completeReleases,
  currentRecord,
  currentReleaseId,
  linkedName,
  type ReleaseRecord,
  responsesDirOf,
  switchTo,
} from '../release/releases.ts'
import { secretsOf } from '../release/secrets.ts'
import type { ReleaseSettings } from '../release/settings.ts'
import { siteProgram } from '../release/site-program.ts'
import { EditionPublisher, type Published } from './edition-publisher.ts'
import { FollowedEdition } from './followed-edition.ts'
import { LinkedRelease } from './linked-release.ts'
import { tellPublisher } from './publisher-state.ts'

/** How often the service is asked for its revision, in milliseconds. */
const LOOK_EVERY_MS = 400
/** How often everything is read again if the service has no revisions. */
const BLIND_EVERY_MS = 20_000
const FAILING = { first: 1_000, longest: 5_000 }
/** How many files are rendered without a change when nothing else is to be done, and how many at the start. */
const EXTRA_FILES_PER_ROUND = 12
const EXTRA_FILES_AT_START = 600
/** How often the list of editions is looked at, and how long a build of it that failed is not tried again. */
const LIST_EVERY_MS = 5_000
const BUILD_AGAIN_MS = 600_000

/** Publishes the latest edition of the release that is served, until the signal aborts or another release is served. */
export async function publishUntilStopped(settings: ReleaseSettings, signal: AbortSignal): Promise<void> {
  const { releasesDir, dataDir } = settings
  const released = currentRecord(releasesDir)
  const why = reasonNotToPublish(settings, released)
  if (released && why === null) {
    const opened = await open(settings, released, signal)
    await switchTo(releasesDir, linkedName(released.id))
    const { year, revision } = opened.publisher
    tellPublisher(dataDir, { kind: 'following', year, revision })
    await publishRounds(settings, released.id, opened, signal)
  } else {
    tellPublisher(dataDir, { kind: 'resting', why: why ?? 'there is no release yet' })
    const id = currentReleaseId(releasesDir)
    while (!signal.aborted && currentReleaseId(releasesDir) === id) await pause(LOOK_EVERY_MS, signal)
  }
}

/** Returns why a release is served as it was built; null if it may be published. */
function reasonNotToPublish(
  { releasesDir, root, cupId }: ReleaseSettings,
  released: ReleaseRecord | null,
): string | null {
  if (!released) return 'there is no release yet'
  if (released.cupId !== cupId) return `the release that is served is of the cup ${released.cupId}`
  const newest = completeReleases(releasesDir).at(-1)
  if (newest !== released.id)
    return `the site was rolled back from ${newest} to ${released.id}, and stays so until the next build`
  if (released.program !== programOf(root))
    return 'the program has changed since the release that is served was built: npm run build'
  return null
}

interface Opened {
  readonly publisher: EditionPublisher
  readonly release: LinkedRelease
  readonly edition: FollowedEdition
  /** Returns the service's revision of the edition; null if the service gives none. */
  readonly ask: () => Promise<string | null>
}

async function open(
  settings: ReleaseSettings,
  released: ReleaseRecord,
  signal: AbortSignal,
): Promise<Opened> {
  const { releasesDir, resultsUrl, resultsKey, cupId, siteUrl, allowOddValues, allowShrink, publishesInTwo } =
    settings
  const line = new ProgressLine('Getting ready to publish')
  const program = await siteProgram(settings, line, signal)
  const responsesDir = await responsesOf(settings, released.id, line, signal)
  line.end()
  process.env.ANSWERS_DIR = responsesDir
  const { edition, index, latestYear } = await FollowedEdition.open(
    buildSettings(settings.root),
    responsesDir,
  )
  const { year } = index.edition
  const threads = new SiteThreads(program, publishesInTwo ? 2 : 1)
  await threads.keepHistory(join(releasesDir, released.id))
  const release = LinkedRelease.open(releasesDir, released.id, year)
  const parts = {
    edition,
    threads,
    release,
    otherFiles: release.filesOfOthers(),
    verify: { siteUrl, secrets: secretsOf(process.env) },
    content: released.content.find((content) => content.year === year) ?? null,
    allowShrink,
    allowOddValues,
  }
  const client = createResultsClient({ address: resultsUrl, key: resultsKey })
  const question = { cupId, tournamentId: edition.tournamentId }
  return {
    publisher: await EditionPublisher.start(parts, index, latestYear),
    release,
    edition,
    async ask() {
      const { tournament } = await client.ask(TOURNAMENT_REVISION, question, signal)
      return reference(recordOf<{ revision: unknown }>(tournament)?.revision)
    },
  }
}

/** Returns the folder of the answers that a release was built from; reads them from the service if it is missing. */
async function responsesOf(
  settings: ReleaseSettings,
  id: string,
  line: ProgressLine,
  signal: AbortSignal,
): Promise<string> {
  const dir = responsesDirOf(settings.releasesDir, id)
  if (!existsSync(dir)) await readResults(settings, dir, line, signal)
  return dir
}

function buildSettings(root: string): BuildSettings {
  const read = readSettings(process.env, root)
  if (read.ok) return read.settings
  throw new ReleaseFailure(read.problems.join(' '))
}

async function publishRounds(
  settings: ReleaseSettings,
  releaseId: string,
  { publisher, release, edition, ask }: Opened,
  signal: AbortSignal,
): Promise<void> {
  const { releasesDir, dataDir } = settings
  const { year } = publisher
  let readAt = performance.now()
  let failures = 0
  let isFirst = true
  let isWaitReported = false
  let listAt = performance.now() + LIST_EVERY_MS
  let buildAt = 0

  /** Builds every page anew if the service has another latest edition, as after its first import, or another name of the cup. */
  async function buildIfOutgrown(): Promise<void> {
    const now = performance.now()
    if (now < listAt || now < buildAt || release.isPaused) return
    listAt = now + LIST_EVERY_MS
    if (!(await edition.isOutgrown())) return
    buildAt = now + BUILD_AGAIN_MS
    await makeRelease(settings, { command: 'the publisher', force: false, signal })
  }

  async function round(): Promise<Published | null> {
    if (release.isPaused) {
      if (release.restoreBuilt()) publisher.startOver()
      return null
    }
    const revision = await ask()
    const isBlind = revision === null && performance.now() - readAt > BLIND_EVERY_MS
    const isOther = revision !== null && revision !== publisher.revision
    if (isBlind || isOther || publisher.wait?.isOver) {
      await publisher.read()
      readAt = performance.now()
    }
    // At the start files are looked over in any case: a cup under way may leave no idle moment for that.
    const more = publisher.isKnown ? EXTRA_FILES_PER_ROUND : EXTRA_FILES_AT_START
    // Due files go first, at the start as well, and do not wait for a page that the check refuses without need.
    const isUrgent = publisher.isDue && (isFirst || publisher.isKnown || failures > 0)
    isFirst = false
    return publisher.publishDue(isUrgent ? 0 : more, signal)
  }

  /** Tells, once it has looked over all files, what the edition still waits for. */
  function tellWait(): void {
    if (isWaitReported) return
    isWaitReported = true
    const { wait } = publisher
    if (wait) tellPublisher(dataDir, { kind: 'waiting', year, ...wait })
  }

  while (!signal.aborted && currentReleaseId(releasesDir) === releaseId) {
    const started = performance.now()
    try {
      await buildIfOutgrown()
      if (currentReleaseId(releasesDir) !== releaseId) return
      const published = await round()
      failures = 0
      const seconds = (performance.now() - started) / 1000
      if (published === null)
        tellPublisher(dataDir, { kind: 'resting', why: `edition ${year} was put back as it was built` })
      else if (published.replaced > 0)
        tellPublisher(dataDir, { kind: 'published', year, ...published, seconds })
      else if (publisher.isKnown) tellWait()
      if (published === null || (published.replaced === 0 && publisher.isKnown))
        await pause(LOOK_EVERY_MS, signal)
    } catch (fault) {
      if (signal.aborted) return
      // An edition that is gone cannot be read: another one is built.
      if (performance.now() >= buildAt && (await edition.isOutgrown().catch(() => false))) {
        listAt = 0
        continue
      }
      failures += 1
      tellPublisher(dataDir, { kind: 'failing', why: sentenceOf(fault), failures })
      await pause(backoff(FAILING, failures, null, Math.random()), signal)
    }
  }
}

/** Waits for some milliseconds; ends early if the signal aborts. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => undefined)
