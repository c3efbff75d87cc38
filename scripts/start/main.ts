// `npm start` after its bootstrap: starts database, services and site, in this order, then serves until it is stopped.
import { join } from 'node:path'
import { DEMO_CUP } from '../../src/backend/demo/demo-clock.ts'
import { type Config, readConfig } from '../../src/backend/settings/config.ts'
import type { LoggedChild } from '../processes/child-process.ts'
import { stopOnSignals } from '../processes/signals.ts'
import { duration, grouped } from '../progress/progress-text.ts'
import { PublisherLine } from '../publish/publisher-line.ts'
import { lockPublishing, supervisePublisher } from '../publish/supervise.ts'
import { Interrupted, ReleaseFailure, sentenceOf } from '../release/failure.ts'
import { lockStart } from '../release/lock.ts'
import { makeRelease } from '../release/make-release.ts'
import { operatorKeyFile } from '../release/operator-key.ts'
import { currentRecord } from '../release/releases.ts'
import { type ReleaseSettings, ROOT, readReleaseSettings } from '../release/settings.ts'
import { ensureOperatorKey } from './operator-key.ts'
import { readStartOptions } from './options.ts'
import {
  type ServiceSettings,
  seedDemo,
  servicesFault,
  startServices,
  startSimulation,
  stopServices,
} from './services.ts'
import { setShowcase } from './showcase.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

type Settings = {
  readonly config: Config
  readonly services: ServiceSettings
  readonly release: ReleaseSettings
  readonly force: boolean
  readonly fresh: boolean
}

/** Reads all settings of the command from its arguments and the environment; reports each fault in one sentence. */
function readSettings(args: readonly string[]): Settings {
  const answer = readStartOptions(args)
  if (!answer.ok) throw new ReleaseFailure(answer.sentence)
  const { size, force, fresh, showcase } = answer.options
  if (showcase) setShowcase(process.env)
  // The bundled services draw share pictures if the results are theirs and they share the origin of the pages.
  const isElsewhere = process.env.RESULTS_URL || process.env.PUBLIC_RESULTS_ORIGIN
  process.env.SHARE_PICTURES ||= isElsewhere ? 'off' : 'on'
  // The first start makes the key that the other settings read.
  const operatorKey = ensureOperatorKey(process.env, readReleaseSettings(process.env).dataDir)
  const release = readReleaseSettings(process.env)
  const env = {
    ...process.env,
    SITE_DIR: process.env.SITE_DIR || join(release.releasesDir, 'current'),
    DATA_DIR: release.dataDir,
    OPERATOR_KEY: operatorKey,
    DEMO_PLAY: playSetting(process.env, release.cupId),
    ...(size === null ? {} : { DEMO_SIZE: size }),
  }
  const read = readConfig(env, ROOT)
  if (!read.ok) throw new ReleaseFailure(read.problems.join('\n'))
  const services = { env, dataDir: release.dataDir, origin: release.servicesOrigin }
  return { config: read.config, services, release, force, fresh }
}

/**
 * Returns the play setting. The demonstration cup plays itself unless that is switched off or some of it is not published,
 * and it starts only after the site is built from it.
 */
function playSetting({ DEMO_PLAY, DEMO_PUBLISH }: NodeJS.ProcessEnv, cupId: string): string {
  const wanted = DEMO_PLAY?.trim() || (cupId === DEMO_CUP && !DEMO_PUBLISH?.trim() ? '1' : '0')
  return wanted === '1' ? 'on-signal' : wanted
}

/** Brings the site up to date. If that fails and an earlier site exists, that one is served, and the text says so. */
async function prepareSite(settings: Settings, reseeded: boolean, signal: AbortSignal): Promise<string> {
  const { release, config, force } = settings
  const allowShrink = release.allowShrink || reseeded
  try {
    const { kind, record } = await makeRelease(
      { ...release, allowShrink },
      { command: 'npm start', force, isFollowed: isPublishing(), signal },
    )
    const { pages, seconds } = record.figures
    const why = {
      built: `, built in ${duration(seconds)}`,
      unchanged: '; nothing has changed since they were built',
      followed: '; only the edition under way has changed, and its pages follow now',
    }
    return `${grouped(pages)} pages${why[kind]}.`
  } catch (fault) {
    if (fault instanceof Interrupted || currentRecord(release.releasesDir)?.cupId !== config.cupId)
      throw fault
    return `The site below is the one built before: the new one failed.\n${sentenceOf(fault)}`
  }
}

function welcome(settings: Settings, site: string): string {
  const { config } = settings
  const { siteUrl, cupId, dataDir } = settings.release
  const key = process.env.OPERATOR_KEY?.trim() ? 'OPERATOR_KEY' : operatorKeyFile(dataDir)
  return `
${site}

  English    ${siteUrl}/
  Svenska    ${siteUrl}/sv/
  Results    ${siteUrl}/graphql
  Desk       ${siteUrl}/desk/ – its key: ${key}
  Log        ${join(dataDir, 'services.log')}

Cup: ${cupId}.${config.demoPlay === 'off' ? '' : ` It plays itself, ${config.demoSpeed} times as fast as the world.`} To bring your own: npm run import -- PATH, then CUP_ID=its-id npm start (README.md tells more).
Ctrl-C stops everything.`
}

/** Resolves when the program is asked to stop; rejects when the services end by themselves. */
function served(child: LoggedChild, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve())
    void child.ended.then(() => {
      if (!signal.aborted) reject(servicesFault(child))
    })
  })
}

const isPublishing = () => process.env.PUBLISH?.trim() !== '0'

/** Keeps the pages in step with the services until the signal aborts, unless another publisher does so, or PUBLISH=0. */
async function publish({ release }: Settings, signal: AbortSignal): Promise<void> {
  if (!isPublishing()) return new Promise(() => {})
  process.on('exit', lockPublishing(release.releasesDir, 'npm start'))
  const line = new PublisherLine(say)
  await supervisePublisher(release, (state) => line.tell(state), signal)
}

async function main(): Promise<void> {
  const signal = stopOnSignals()
  const settings = readSettings(process.argv.slice(2))
  const unlock = lockStart(settings.release, settings.config.port)
  process.on('exit', unlock)
  const reseeded =
    settings.config.cupId === DEMO_CUP && (await seedDemo(settings.services, signal, settings.fresh))
  const services = await startServices(settings.services, signal)
  process.on('exit', () => services.process.kill('SIGKILL'))
  try {
    say(welcome(settings, await prepareSite(settings, reseeded, signal)))
    startSimulation(services)
    await Promise.race([served(services, signal), publish(settings, signal)])
    say('\nStopping …')
  } finally {
    await stopServices(services)
  }
}

try {
  await main()
  process.exit(0)
} catch (fault) {
  process.stderr.write(`\n${sentenceOf(fault)}\n`)
  process.exit(fault instanceof Interrupted ? 130 : 1)
}
