import { join } from 'node:path'
import {
  isListening,
  type ListeningMessage,
  PLAY_MESSAGE,
} from '../../src/backend/settings/parent-messages.ts'
import {
  COMPILE_CACHE,
  INHERITED_FD,
  type LoggedChild,
  startNode,
  stopChild,
} from '../processes/child-process.ts'
import { lastOutput } from '../processes/last-output.ts'
import { aborted } from '../processes/signals.ts'
import { ProgressLine } from '../progress/progress-line.ts'
import { Interrupted, ReleaseFailure } from '../release/failure.ts'
import { ROOT } from '../release/settings.ts'

const LISTENING_WITHIN_MS = 60_000
const GRACE_MS = 10_000
/** Young objects get little room: a service at rest then keeps 50 MB less of what requests have left behind. */
export const SERVICE_FLAGS = ['--max-semi-space-size=1', '--import', COMPILE_CACHE]

export type ServiceSettings = {
  readonly env: NodeJS.ProcessEnv
  readonly dataDir: string
  /** The descriptor of the socket that they listen on; absent: they bind one themselves. */
  readonly socket?: number | null
}

/** A start in place of services that have ended by themselves. */
export type Restart = { readonly count: number; readonly at: Date }

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
  if (ending.code !== 0) throw new ReleaseFailure(`The database could not be prepared.\n${lastOutput(child)}`)
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
  if (code !== 0) throw new ReleaseFailure(`${path} was not imported.\n${lastOutput(child)}`)
}

/** Starts a program of `src/backend` with the settings of the services. */
export function launch(
  program: 'main.ts' | 'pages.ts',
  { env, dataDir, socket = null }: ServiceSettings,
  restart: Restart | null,
): LoggedChild {
  return startNode(join(ROOT, 'src', 'backend', program), [], {
    cwd: ROOT,
    env: {
      // Otherwise each thread of Node keeps a heap of its own for what is not JavaScript (glibc): 15 MB at rest.
      MALLOC_ARENA_MAX: '2',
      ...env,
      ...(socket === null ? {} : { LISTEN_FD: String(INHERITED_FD) }),
      ...(restart === null ? {} : { RESTARTS: `${restart.count} ${restart.at.toISOString()}` }),
    },
    logFile: join(dataDir, program === 'main.ts' ? 'services.log' : 'pages.log'),
    append: restart !== null,
    channel: true,
    nodeFlags: SERVICE_FLAGS,
    inherits: socket,
  })
}

function healthOnceListening(child: LoggedChild): Promise<ListeningMessage['health']> {
  return new Promise((resolve) => {
    child.process.on('message', (message) => {
      if (isListening(message)) resolve(message.health)
    })
  })
}

/** Returns why services that listen cannot work, and what to do; null if they can. */
function whyNotWorking(
  { status, ...conditions }: ListeningMessage['health'],
  dataDir: string,
): string | null {
  if (status === 'ok') return null
  if (Object.values(conditions).includes('full'))
    return `The disk is full: make room on the disk of ${dataDir} and start again. What is there is sound.`
  return `The services run, and cannot work: ${JSON.stringify(conditions)}. Is the database reachable?`
}

/**
 * Starts the bundled services and waits until they work.
 * @throws ReleaseFailure with their last output if they do not
 */
export async function startServices(services: ServiceSettings, signal: AbortSignal): Promise<LoggedChild> {
  const child = launch('main.ts', services, null)
  const late = AbortSignal.timeout(LISTENING_WITHIN_MS)
  const fault = await Promise.race([
    healthOnceListening(child).then((health) => whyNotWorking(health, services.dataDir)),
    child.ended.then(() => `The services did not start.\n${lastOutput(child)}`),
    aborted(AbortSignal.any([signal, late])).then(
      () => `The services did not answer within a minute. What they say is in ${child.logFile}.`,
    ),
  ])
  if (fault === null && !signal.aborted) return child
  await stopServices(child)
  throw signal.aborted ? new Interrupted() : new ReleaseFailure(fault ?? '')
}

/** Starts the play of the demonstration cup, if the services were started to wait for this message. */
export function startSimulation(child: LoggedChild): void {
  if (child.process.connected) child.process.send(PLAY_MESSAGE)
}

/** Lets the services finish their work in progress, then ends them. */
export async function stopServices(child: LoggedChild): Promise<void> {
  await stopChild(child, GRACE_MS)
}
