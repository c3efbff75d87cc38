import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { PLAY_MESSAGE } from '../../src/backend/demo/start-playing.ts'
import { type LoggedChild, startNode, stopChild } from '../processes/child-process.ts'
import { lastWords } from '../processes/last-words.ts'
import { ProgressLine } from '../progress/progress-line.ts'
import { Interrupted, ReleaseFailure } from '../release/failure.ts'
import { ROOT } from '../release/settings.ts'

const HEALTH_WITHIN_MS = 60_000
const LOOK_EVERY_MS = 100
const GRACE_MS = 10_000

export type ServiceSettings = {
  readonly env: NodeJS.ProcessEnv
  readonly dataDir: string
  /** The origin of the services on this machine, without a slash at the end. */
  readonly origin: string
}

/**
 * Writes the demonstration cup into the database if it is missing or has changed.
 * @param fresh writes it in any case, in its state before any report
 * @returns whether it was written
 */
export async function seedDemo(
  services: ServiceSettings,
  signal: AbortSignal,
  fresh = false,
): Promise<boolean> {
  const line = new ProgressLine('Preparing the database and the demonstration cup')
  const child = startNode(join(ROOT, 'scripts', 'start', 'seed.ts'), fresh ? ['--fresh'] : [], {
    cwd: ROOT,
    env: services.env,
    logFile: join(services.dataDir, 'seed.log'),
  })
  const stop = () => void stopChild(child, GRACE_MS)
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  const ending = await child.ended
  signal.removeEventListener('abort', stop)
  const seeded = child.tail().trim().endsWith('seeded')
  line.end(
    ending.code === 0 ? `The demonstration cup is ${seeded ? 'written to' : 'in'} the database` : undefined,
  )
  if (signal.aborted) throw new Interrupted()
  if (ending.code !== 0) throw new ReleaseFailure(`The database could not be prepared.\n${lastWords(child)}`)
  return seeded
}

/**
 * Puts a cup in the open format into the database.
 * @throws ReleaseFailure with the faults of the cup
 */
export async function importCup(services: ServiceSettings, path: string, signal: AbortSignal): Promise<void> {
  const child = startNode(join(ROOT, 'scripts', 'import.ts'), [path], {
    cwd: ROOT,
    env: services.env,
    logFile: join(services.dataDir, 'import.log'),
  })
  const stop = () => void stopChild(child, GRACE_MS)
  signal.addEventListener('abort', stop)
  const { code } = await child.ended
  signal.removeEventListener('abort', stop)
  if (signal.aborted) throw new Interrupted()
  if (code !== 0) throw new ReleaseFailure(`${path} was not imported.\n${lastWords(child)}`)
}

async function isHealthy(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/health`, { signal: AbortSignal.timeout(2000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/**
 * Starts the bundled services and waits until they answer.
 * @throws ReleaseFailure with their last output if they do not
 */
export async function startServices(services: ServiceSettings, signal: AbortSignal): Promise<LoggedChild> {
  mkdirSync(services.dataDir, { recursive: true })
  const logFile = join(services.dataDir, 'services.log')
  const child = startNode(join(ROOT, 'src', 'backend', 'main.ts'), [], {
    cwd: ROOT,
    env: services.env,
    logFile,
    channel: true,
  })
  let ended = false
  void child.ended.then(() => {
    ended = true
  })
  const deadline = Date.now() + HEALTH_WITHIN_MS
  while (!(await isHealthy(services.origin))) {
    if (signal.aborted) {
      await stopServices(child)
      throw new Interrupted()
    }
    if (ended) throw new ReleaseFailure(`The services did not start.\n${lastWords(child)}`)
    if (Date.now() > deadline) {
      await stopServices(child)
      throw new ReleaseFailure(`The services did not answer within a minute. What they say is in ${logFile}.`)
    }
    await setTimeout(LOOK_EVERY_MS)
  }
  return child
}

/** Starts the play of the demonstration cup, if the services were started to wait for this message. */
export function startSimulation(child: LoggedChild): void {
  if (child.process.connected) child.process.send(PLAY_MESSAGE)
}

/** Lets the services finish their work in progress, then ends them. */
export async function stopServices(child: LoggedChild): Promise<void> {
  await stopChild(child, GRACE_MS)
}

/** Returns the failure to report when the services have ended by themselves. */
export function servicesFault(child: LoggedChild): ReleaseFailure {
  return new ReleaseFailure(`The services have stopped by themselves. Their last words:\n${lastWords(child)}`)
}
