import { join } from 'node:path'
import { startNode, stopChild } from '../processes/child-process.ts'
import { holderText, LockHeld, lockFolder } from '../processes/folder-lock.ts'
import { keepRunning } from '../processes/keep-running.ts'
import { lastOutput } from '../processes/last-output.ts'
import { ReleaseFailure } from '../release/failure.ts'
import { PUBLISHING_FLAGS } from '../release/node-flags.ts'
import { type ReleaseSettings, siteEnvironment } from '../release/settings.ts'
import type { PublisherState } from './publisher-state.ts'

const GRACE_MS = 5_000
/** The delays before a publisher that ended by itself is started again. */
const FAILING = { first: 1_000, longest: 60_000 }
export const PUBLISH_LOCK = 'publish'

/**
 * Takes the right to publish a folder of releases.
 * @returns a function that gives the right back
 * @throws ReleaseFailure if another publisher has it
 */
export function lockPublishing(releasesDir: string, command: string): () => void {
  try {
    return lockFolder(releasesDir, PUBLISH_LOCK, { command })
  } catch (fault) {
    if (!(fault instanceof LockHeld)) throw fault
    throw new ReleaseFailure(`${holderText(fault.holder)} publishes ${releasesDir} already: one is enough.`)
  }
}

/**
 * Keeps a publisher running in its own process until the signal aborts. If one ends, because another release is served or
 * by a fault, another is started.
 *
 * @param tell takes the states that the publisher reports, and the reason if it ends by a fault
 */
export async function supervisePublisher(
  settings: ReleaseSettings,
  tell: (state: PublisherState) => void,
  signal: AbortSignal,
): Promise<void> {
  await keepRunning(
    () => runPublisher(settings, tell, signal),
    FAILING,
    ({ why, failures }) => tell({ kind: 'failing', why, failures }),
    signal,
  )
}

/** @returns its last output if it ended by a fault; null if it ended as it should */
async function runPublisher(
  settings: ReleaseSettings,
  tell: (state: PublisherState) => void,
  signal: AbortSignal,
): Promise<string | null> {
  const child = startNode(join(import.meta.dirname, 'run.ts'), [], {
    cwd: settings.root,
    logFile: join(settings.dataDir, 'publisher.log'),
    channel: true,
    nodeFlags: PUBLISHING_FLAGS,
    env: {
      ...process.env,
      ...siteEnvironment(settings),
      RELEASES_DIR: settings.releasesDir,
      NODE_ENV: 'production',
      FORCE_COLOR: '0',
      // Threads free what others have allocated, and would leave it unused in arenas of their own.
      MALLOC_ARENA_MAX: '2',
    },
  })
  child.process.on('message', (state) => tell(state as PublisherState))
  const stop = () => void stopChild(child, GRACE_MS)
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  const { code } = await child.ended
  signal.removeEventListener('abort', stop)
  return code === 0 || signal.aborted ? null : lastOutput(child)
}
