// `npm run rehearse`: plays the schedule of an edition in a copy, and says at the end what was slow, missing or clashed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/backend/database/connect.ts'
import { copyEdition } from '../src/backend/rehearsal/copy-edition.ts'
import { rehearseEdition } from '../src/backend/rehearsal/rehearse-edition.ts'
import { resultOf } from '../src/backend/rehearsal/result-of.ts'
import { type Config, readConfig } from '../src/backend/settings/config.ts'
import { playedTime } from '../src/domain/rehearsal/played-time.ts'
import { stopOnSignals } from './processes/signals.ts'
import { type RehearsalOptions, readRehearsalOptions, USAGE } from './rehearse/options.ts'
import { ownSettings, replaceSettings } from './rehearse/own-settings.ts'
import { isWhole, type RehearsalResult, rehearsalText, resultJson } from './rehearse/rehearsal-lines.ts'
import { ReportWaits, withoutSite } from './rehearse/report-waits.ts'
import { serveRehearsal } from './rehearse/serve-rehearsal.ts'
import { welcomeText } from './rehearse/welcome-text.ts'
import { runCommand, WrongSettings, WrongUsage } from './report/run-command.ts'

/** 1 if something was found. */
let found = 0
const say = (text: string) => process.stdout.write(`${text}\n`)

type Database = Parameters<typeof copyEdition>[0]

/** Reads the cup, whose database is closed afterwards. */
function readCup<Read>(config: Config, read: (db: Database) => Promise<Read>): Promise<Read> {
  const db = openDatabase(config)
  return read(db).finally(() => db.destroy())
}

/** Plays a copy with a site of its own, in this process and others that get settings of their own. */
async function withSite(
  config: Config,
  options: RehearsalOptions,
  folder: string,
  signal: AbortSignal,
): Promise<RehearsalResult | null> {
  const { cupId } = config
  const file = join(folder, 'cup.sqlite')
  const copy = await readCup(config, (db) => copyEdition(db, cupId, options.year, file))
  const time = playedTime(options.days, copy.starts)
  if (time === null) return null
  const settings = ownSettings(process.env, { cupId, folder, ...time }, options)
  replaceSettings(settings)
  const waits = new ReportWaits()
  const { year } = copy.plan
  say(`${copy.cupName}, ${year}: copied to ${folder}. Its pages are built now.`)
  const ready = () => say(welcomeText(settings, year, options))
  await serveRehearsal(waits, { say, ready }, signal)
  const { rest } = options
  const result = await resultOf(file, copy, { rest, until: time.until, isCut: signal.aborted })
  return { ...result, slowness: waits.result() }
}

async function asFastAsItGoes(
  config: Config,
  options: RehearsalOptions,
  folder: string,
  signal: AbortSignal,
): Promise<RehearsalResult | null> {
  const order = { cupId: config.cupId, ...options }
  const result = await readCup(config, (db) => rehearseEdition(db, order, { folder, signal }))
  return result && { ...result, slowness: withoutSite(result.reports) }
}

async function rehearse(): Promise<string> {
  const read = readRehearsalOptions(process.argv.slice(2))
  if (!read.ok) throw new WrongUsage(read.sentence)
  const { options } = read
  const settings = readConfig(process.env)
  if (!settings.ok) throw new WrongSettings(settings.problems.join('\n'))
  const signal = stopOnSignals()
  const folder = mkdtempSync(join(tmpdir(), 'cup-rehearsal-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const play = options.hasSite ? withSite : asFastAsItGoes
  const result = await play(settings.config, options, folder, signal)
  if (result === null) throw new WrongUsage(`No match is on ${options.days}.`)
  if (result.slowness.reports === 0) throw new Error('it ended before the first report.')
  if (options.json !== null) writeFileSync(options.json, `${JSON.stringify(resultJson(result), null, 1)}\n`)
  if (!isWhole(result)) found = 1
  return rehearsalText(result)
}

await runCommand(rehearse, { usage: USAGE, refusal: 'Nothing was rehearsed' })
process.exit(process.exitCode || found)
