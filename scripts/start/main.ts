// `npm start` after its bootstrap: starts database, services and site, in this order, then serves until it is stopped.
// This process stays as long as the site is served: whatever takes memory is a child that ends.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepareDataFolder } from '../../src/backend/database/data-folder.ts'
import { DEMO_CUP } from '../../src/backend/demo/demo-clock.ts'
import { localized } from '../../src/domain/presentation/addresses.ts'
import { LANGUAGES, LOCALES } from '../../src/domain/text/locale.ts'
import { beginCompiled } from '../processes/compile-cache.mjs'
import { holdPort } from '../processes/port.ts'
import { aborted, onParentGone, stopOnSignals } from '../processes/signals.ts'
import { PublisherLine } from '../publish/publisher-line.ts'
import { lockPublishing, supervisePublisher } from '../publish/supervise.ts'
import { Interrupted, ReleaseFailure, sentenceOf } from '../release/failure.ts'
import { lockStart } from '../release/lock.ts'
import { operatorKeyFile } from '../release/operator-key.ts'
import { type ReleaseSettings, ROOT, readReleaseSettings } from '../release/settings.ts'
import { ensureOperatorKey } from './operator-key.ts'
import { readStartOptions } from './options.ts'
import { AlreadyReported, runInOwnProcess } from './own-process.ts'
import { requireWritable } from './require-writable.ts'
import { type ServiceSettings, seedDemo } from './services.ts'
import { setShowcase } from './showcase.ts'
import { SupervisedServices } from './supervised-services.ts'

/** What stays besides this process. */
const STAYING = ['src/backend/main.ts', 'src/backend/alerts/worker.ts'].map(
  (file) => pathToFileURL(join(ROOT, file)).href,
)

const say = (text: string) => process.stdout.write(`${text}\n`)

type Settings = {
  readonly host: string
  readonly port: number
  readonly services: ServiceSettings
  readonly release: ReleaseSettings
  readonly force: boolean
  readonly fresh: boolean
}

/** Reads all settings of the command from its arguments and the environment; reports each fault in one sentence. */
function readSettings(args: readonly string[]): Settings {
  const read = readStartOptions(args)
  if (!read.ok) throw new ReleaseFailure(read.sentence)
  const { size, force, fresh, showcase } = read.options
  if (showcase) setShowcase(process.env)
  // The bundled services draw share pictures if the results are theirs and they share the origin of the pages.
  const isElsewhere = process.env.RESULTS_URL || process.env.PUBLIC_RESULTS_ORIGIN
  process.env.SHARE_PICTURES ||= isElsewhere ? 'off' : 'on'
  const { dataDir, releasesDir } = readReleaseSettings(process.env)
  prepareDataFolder(dataDir)
  requireWritable(dataDir, 'DATA_DIR')
  requireWritable(releasesDir, 'RELEASES_DIR')
  const operatorKey = ensureOperatorKey(process.env, dataDir)
  // The first start makes the key that these settings hold, so they are read again.
  const release = readReleaseSettings(process.env)
  const env = {
    ...process.env,
    SITE_DIR: process.env.SITE_DIR || join(release.releasesDir, 'current'),
    DATA_DIR: release.dataDir,
    OPERATOR_KEY: operatorKey,
    DEMO_PLAY: playSetting(process.env, release.cupId),
    ...(size === null ? {} : { DEMO_SIZE: size }),
  }
  const services = { env, dataDir: release.dataDir }
  const host = process.env.HOST?.trim() || '127.0.0.1'
  const port = Number(process.env.PORT?.trim() || 4321)
  return { host, port, services, release, force, fresh }
}

/**
 * Returns the play setting. The demonstration cup plays itself unless that is switched off or some of it is not published,
 * and it starts only after the site is built from it.
 */
function playSetting({ DEMO_PLAY, DEMO_PUBLISH }: NodeJS.ProcessEnv, cupId: string): string {
  const wanted = DEMO_PLAY?.trim() || (cupId === DEMO_CUP && !DEMO_PUBLISH?.trim() ? '1' : '0')
  return wanted === '1' ? 'on-signal' : wanted
}

function welcome({ release, services }: Settings): string {
  const { siteUrl, cupId, dataDir } = release
  const { DEMO_PLAY, DEMO_SPEED } = services.env
  const key = process.env.OPERATOR_KEY?.trim() ? 'OPERATOR_KEY' : operatorKeyFile(dataDir)
  const homes = LOCALES.map(
    (locale) => `  ${LANGUAGES[locale].name.padEnd(11)}${siteUrl}${localized('/', locale)}`,
  )
  return `
${homes.join('\n')}
  Results    ${siteUrl}/graphql
  Desk       ${siteUrl}/desk/ – its key: ${key}
  Log        ${join(dataDir, 'services.log')}

Cup: ${cupId}.${DEMO_PLAY === '0' ? '' : ` It plays itself, ${DEMO_SPEED?.trim() || 10} times as fast as the world.`} To bring your own: npm run import -- PATH, then CUP_ID=its-id npm start (docs/import.md tells more).
Ctrl-C stops everything.`
}

/** @setting PUBLISH (`1`) `0`: `npm start` serves the pages as they were built. */
const isPublishing = () => process.env.PUBLISH?.trim() !== '0'

/** Keeps the pages in step with the services until the signal aborts, unless another publisher does so, or PUBLISH=0. */
async function publish({ release }: Settings, signal: AbortSignal): Promise<void> {
  if (!isPublishing()) return new Promise(() => {})
  process.on('exit', lockPublishing(release.releasesDir, 'npm start'))
  const line = new PublisherLine(say)
  await supervisePublisher(release, (state) => line.tell(state), signal)
}

/** Takes the port that the services listen on, so that it stays taken while they are started again. */
async function takePort({ host, port }: Settings): Promise<number | null> {
  try {
    return await holdPort(host, port)
  } catch {
    // The services try it themselves, and say what is wrong with it.
    return null
  }
}

async function main(): Promise<void> {
  beginCompiled(STAYING)
  const signal = stopOnSignals()
  // npm ends without a word to its child if it is killed.
  onParentGone(() => process.kill(process.pid, 'SIGTERM'))
  const settings = readSettings(process.argv.slice(2))
  const { release } = settings
  await runInOwnProcess('check.ts', [], settings.services.env, signal)
  const unlock = lockStart(release, settings.port)
  process.on('exit', unlock)
  const reseeded = release.cupId === DEMO_CUP && (await seedDemo(settings.services, signal, settings.fresh))
  const socket = await takePort(settings)
  const services = await SupervisedServices.start({ ...settings.services, socket }, say, signal)
  process.on('exit', () => services.kill())
  try {
    const args = Object.entries({ force: settings.force, followed: isPublishing(), reseeded })
    const given = args.flatMap(([name, isSet]) => (isSet ? [`--${name}`] : []))
    await runInOwnProcess('site.ts', given, process.env, signal)
    say(welcome(settings))
    services.play()
    await Promise.race([aborted(signal), publish(settings, signal)])
    say('\nStopping …')
  } finally {
    await services.stop()
  }
}

try {
  await main()
  process.exit(0)
} catch (fault) {
  if (!(fault instanceof AlreadyReported)) process.stderr.write(`\n${sentenceOf(fault)}\n`)
  process.exit(fault instanceof Interrupted ? 130 : 1)
}
