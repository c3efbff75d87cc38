import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { warmSite } from '../../src/data/build/warm-site.ts'
import { createResultsClient } from '../../src/data/results/client.ts'
import { TOURNAMENT_REVISION } from '../../src/data/results/documents.ts'
import { record as recordOf } from '../../src/data/results/json.ts'
import { reference } from '../../src/data/results/parse-values.ts'
import { backoff } from '../../src/domain/time/backoff.ts'
import { RenderingHelper } from '../../src/layouts/rendering-helper.ts'
import { sentenceOf } from '../release/failure.ts'
import { programOf } from '../release/fingerprint.ts'
import {
  completeReleases,
  currentRecord,
  currentReleaseId,
  linkedName,
  type ReleaseRecord,
  switchTo,
} from '../release/releases.ts'
import { secretsOf } from '../release/secrets.ts'
import type { ReleaseSettings } from '../release/settings.ts'
import { EditionPublisher, type Published } from './edition-publisher.ts'
import { LinkedRelease } from './linked-release.ts'
import type { PageRenderer } from './page-renderer.ts'
import { logPublisher, tellPublisher } from './publisher-state.ts'

/** How often the service is asked for its revision, in milliseconds. */
const LOOK_EVERY_MS = 400
/** How often everything is read again if the service has no revisions. */
const BLIND_EVERY_MS = 20_000
const FAILING = { first: 1_000, longest: 5_000 }
/** How many files are rendered without a change when nothing else is to be done, and how many at the start. */
const EXTRA_FILES_PER_ROUND = 12
const EXTRA_FILES_AT_START = 600

/** Publishes the latest edition of the release that is served, until the signal aborts or another release is served. */
export async function publishUntilStopped(
  settings: ReleaseSettings,
  renderer: PageRenderer,
  signal: AbortSignal,
): Promise<void> {
  const { releasesDir, dataDir } = settings
  const released = currentRecord(releasesDir)
  const why = reasonNotToPublish(settings, released)
  if (released && why === null) {
    const { publisher, release, ask } = await open(settings, released, renderer, signal)
    await switchTo(releasesDir, linkedName(released.id))
    const { year, revision } = publisher
    tellPublisher(dataDir, { kind: 'following', year, revision })
    await publishRounds(settings, released.id, { publisher, release, ask, renderer }, signal)
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
  readonly renderer: PageRenderer
  readonly publisher: EditionPublisher
  readonly release: LinkedRelease
  /** Returns the service's revision of the edition; null if the service gives none. */
  readonly ask: () => Promise<string | null>
}

async function open(
  settings: ReleaseSettings,
  released: ReleaseRecord,
  renderer: PageRenderer,
  signal: AbortSignal,
): Promise<Omit<Opened, 'renderer'>> {
  const { releasesDir, resultsUrl, resultsKey, cupId, siteUrl, allowOddValues, allowShrink, publishesInTwo } =
    settings
  // The first listing loads everything that pages are made of.
  await renderer.list()
  const site = warmSite()
  const { latestYear, indexes } = await site.load()
  const edition = indexes.find((index) => index.edition.year === latestYear)?.edition
  if (!edition) throw new Error('The cup has no edition to publish.')
  const { year } = edition
  const release = LinkedRelease.open(releasesDir, released.id, year)
  const siteDir = join(releasesDir, released.id)
  await site.keepHistory(siteDir)
  renderer.forget()
  if (publishesInTwo) renderer.helper = new RenderingHelper(siteDir)
  const otherFiles = release.filesOfOthers()
  const parts = {
    site,
    renderer,
    release,
    otherFiles,
    verify: { siteUrl, secrets: secretsOf(process.env) },
    content: released.content.find((content) => content.year === year) ?? null,
    allowShrink,
    allowOddValues,
  }
  const client = createResultsClient({ address: resultsUrl, key: resultsKey })
  const question = { cupId, tournamentId: edition.tournamentId ?? '' }
  return {
    publisher: await EditionPublisher.start(parts, year),
    release,
    async ask() {
      const { tournament } = await client.ask(TOURNAMENT_REVISION, question, signal)
      return reference(recordOf<{ revision: unknown }>(tournament)?.revision)
    },
  }
}

async function publishRounds(
  { releasesDir, dataDir }: ReleaseSettings,
  releaseId: string,
  { publisher, release, ask, renderer }: Opened,
  signal: AbortSignal,
): Promise<void> {
  const { year } = publisher
  let readAt = performance.now()
  let failures = 0
  let isWaitTold = false

  async function round(): Promise<Published | null> {
    if (release.isHeld) {
      if (release.putBack()) publisher.startOver()
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
    // Due files go first, and do not wait for a page that the check refuses without need.
    const isUrgent = publisher.isDue && (publisher.isKnown || failures > 0)
    return publisher.publishDue(isUrgent ? 0 : more, signal)
  }

  /** Tells, once it has looked over all files, what the edition still waits for. */
  function tellWait(): void {
    if (isWaitTold) return
    isWaitTold = true
    const { wait } = publisher
    if (wait) tellPublisher(dataDir, { kind: 'waiting', year, ...wait })
  }

  while (!signal.aborted && currentReleaseId(releasesDir) === releaseId) {
    const fault = renderer.helper?.fault ?? null
    if (fault !== null) {
      logPublisher(
        `Pages are made by one thread until the publisher starts anew, for the other failed: ${fault}`,
      )
      renderer.helper = null
    }
    const started = performance.now()
    try {
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
      failures += 1
      tellPublisher(dataDir, { kind: 'failing', why: sentenceOf(fault), failures })
      await pause(backoff(FAILING, failures, null, Math.random()), signal)
    }
  }
}

/** Waits for some milliseconds; ends early if the signal aborts. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => undefined)
