import type { Played } from '../../src/backend/demo/player.ts'
import { isPlayed } from '../../src/backend/settings/parent-messages.ts'
import { lastOutput } from '../processes/last-output.ts'
import { aborted } from '../processes/signals.ts'
import { PublisherLine } from '../publish/publisher-line.ts'
import { supervisePublisher } from '../publish/supervise.ts'
import { ReleaseFailure } from '../release/failure.ts'
import { makeRelease } from '../release/make-release.ts'
import { readReleaseSettings } from '../release/settings.ts'
import { startServices, startSimulation, stopServices } from '../start/services.ts'
import type { ReportWaits } from './report-waits.ts'

/** How long the publisher may take for what was reported last. */
const LAST_PAGES_MS = 30_000
const TELL_EVERY_MS = 60_000

/**
 * Serves the copy with services, site and publisher of its own, and plays it until nothing is left or the signal aborts.
 *
 * @param ready is called when its pages are there and the play begins
 * @throws ReleaseFailure if they do not start, or end by themselves
 */
export async function serveRehearsal(
  waits: ReportWaits,
  { say, ready }: { readonly say: (line: string) => void; readonly ready: () => void },
  signal: AbortSignal,
): Promise<void> {
  const release = readReleaseSettings(process.env)
  const services = await startServices({ env: process.env, dataDir: release.dataDir }, signal)
  const kill = () => services.process.kill('SIGKILL')
  process.on('exit', kill)
  const end = new AbortController()
  const line = new PublisherLine(say)
  // What is reported before the publisher has started would wait for that. If it fails, the play goes on without it.
  const play = () => startSimulation(services)
  let count = 0
  const telling = setInterval(
    () => say(`${count} reports; ${waits.unpublished} on their way to the pages.`),
    TELL_EVERY_MS,
  )
  try {
    await makeRelease(release, { command: 'npm run rehearse', force: false, signal })
    const publishing = supervisePublisher(
      release,
      (state) => {
        line.tell(state)
        play()
        if (state.kind !== 'published' && state.kind !== 'following') return
        waits.published(state.revision, Date.now())
      },
      end.signal,
    )
    const over = new Promise<void>((resolve) => {
      services.process.on('message', (message) => {
        if (!isPlayed<Played>(message)) return
        if (message.report === null) return resolve()
        count += 1
        waits.played(message.report)
      })
    })
    ready()
    const lost = services.ended.then(() => {
      if (!signal.aborted) throw new ReleaseFailure(`The services ended.\n${lastOutput(services)}`)
    })
    await Promise.race([over, aborted(signal), lost])
    await untilPublished(waits)
    end.abort()
    await publishing
  } finally {
    clearInterval(telling)
    end.abort()
    await stopServices(services)
    process.off('exit', kill)
  }
}

async function untilPublished(waits: ReportWaits): Promise<void> {
  const latest = Date.now() + LAST_PAGES_MS
  while (waits.unpublished > 0 && Date.now() < latest)
    await new Promise((resolve) => setTimeout(resolve, 200))
}
