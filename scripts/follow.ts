// `npm run follow`: keeps a cup as somebody else keeps it, in a file, at an address or in another results service.
import { parseArgs } from 'node:util'
import { addressSource } from '../src/backend/follow/address-source.ts'
import { serviceSource } from '../src/backend/follow/service-source.ts'
import type { Source } from '../src/backend/follow/source.ts'
import { readImportArguments } from '../src/backend/import/import-arguments.ts'
import { readConfig } from '../src/backend/settings/config.ts'
import { fileSource } from './follow/file-source.ts'
import { followSource, linesOf } from './follow/follow-source.ts'
import { type NamedState, readStates } from './follow/source-state.ts'
import { IMPORT_ARGUMENTS } from './import/import-arguments.ts'
import { readColumns } from './import/tell-reading.ts'
import { stopOnSignals } from './processes/signals.ts'
import { readValues, runCommand, WrongSettings, WrongUsage } from './report/run-command.ts'

const USAGE = `Usage: npm run follow -- SOURCE [--every SECONDS] [--once] [--accept] [options of npm run import]
       npm run follow -- ADDRESS --service --cup ID [--as ID]
       npm run follow -- --state

SOURCE     a file or folder, which is watched; or the https address of a table, a spreadsheet or a cup as JSON, as that of a
           sheet that is published as CSV
--every    how often to look: 5 seconds for files, otherwise 30
--service  ADDRESS is another results service of the contract; --cup is the cup's id there, --as its id here
--once     looks once and ends
--accept   stores although many matches are not in the source any more
--state    prints the state of every source

What the results desk reported stays; where a source says something else, that is listed until somebody decides.`

const parse = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...IMPORT_ARGUMENTS,
      every: { type: 'string' },
      service: { type: 'boolean' },
      as: { type: 'string' },
      once: { type: 'boolean' },
      accept: { type: 'boolean' },
      state: { type: 'boolean' },
    },
  })

type Values = ReturnType<typeof parse>['values']

function sourceOf(text: string, values: Values, dataDir: string): Source {
  const isAddress = /^https?:\/\//i.test(text)
  const everyMs = readEvery(values.every, isAddress ? 30 : 5)
  if (!isAddress) {
    if (values.service) throw new WrongUsage('--service needs the address of a service.')
    return fileSource(text, everyMs)
  }
  if (!URL.canParse(text)) throw new WrongUsage(`${JSON.stringify(text)} is no address.`)
  const address = new URL(text)
  if (!values.service) return addressSource(address, everyMs)
  if (values.cup === undefined) throw new WrongUsage('--service needs --cup, the id of the cup there.')
  const year = values.year === undefined ? null : Number(values.year)
  return serviceSource(address, values.cup, { year, everyMs, cacheDir: dataDir })
}

function readEvery(text: string | undefined, otherwise: number): number {
  const seconds = text === undefined ? otherwise : Number(text)
  if (!(seconds >= 1 && seconds <= 3600)) throw new WrongUsage('--every must be 1 to 3600 seconds.')
  return seconds * 1000
}

const lineOf = ({ source, state }: NamedState): string =>
  [
    `${source}: ${state.state}, looked at ${state.lookedAt}, stored ${state.storedAt ?? 'never'}`,
    ...linesOf(state),
  ].join('\n  ')

async function run(): Promise<string> {
  const { values, positionals } = readValues(parse)
  const settings = readConfig(process.env)
  if (!settings.ok) throw new WrongSettings(settings.problems.join('\n'))
  const { dataDir } = settings.config
  if (values.state) return readStates(dataDir).map(lineOf).join('\n') || 'No source was followed.'
  const [text, ...more] = positionals
  if (text === undefined || more.length > 0) throw new WrongUsage('One SOURCE is needed.')
  const source = sourceOf(text, values, dataDir)
  // A service has its own years and, with --as, another id.
  const cup = values.service ? values.as : values.cup
  const { cup: _, year, ...others } = values
  const given = readImportArguments(
    { ...others, ...(cup && { cup }), ...(year && !values.service && { year }) },
    readColumns(values.columns, false),
  )
  if (typeof given === 'string') throw new WrongUsage(given)
  const state = await followSource(
    source,
    {
      dataDir,
      arguments: given,
      isOnce: values.once ?? false,
      isAccepted: values.accept ?? false,
      print: (line) => console.log(line),
    },
    stopOnSignals(),
  )
  if (state === null) return ''
  if (values.once && state.state !== 'followed') throw new Error(linesOf(state).join('\n'))
  return lineOf({ source: source.name, state })
}

await runCommand(run, { usage: USAGE, refusal: 'Nothing was stored' })
