// `npm run webhooks`: tells other programs of results, moves and releases.
import { parseArgs } from 'node:util'
import { readConfig } from '../src/backend/settings/config.ts'
import { stopOnSignals } from './processes/signals.ts'
import { readValues, readYear, runCommand, WrongSettings, WrongUsage } from './report/run-command.ts'
import { HookFiles } from './webhooks/hook-state.ts'
import { runHooks } from './webhooks/run-hooks.ts'

const USAGE = `Usage: npm run webhooks -- ADDRESS… --year YYYY [--origin URL] [--every SECONDS]
       npm run webhooks -- --secret

ADDRESS   https address of a program that is told of results, moves and releases of an edition; several are told in parallel
--origin  the site with its services; http://localhost:4321 if it is not given
--every   how often to look: 5 seconds if it is not given
--secret  prints the secret that messages are signed with

A message is sent again for a day until it is taken (2xx), in order. DATA_DIR/webhooks/log.jsonl has every attempt.`

const parse = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      origin: { type: 'string' },
      year: { type: 'string' },
      every: { type: 'string' },
      secret: { type: 'boolean' },
    },
  })

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

function readAddress(text: string): string {
  const address = URL.canParse(text) ? new URL(text) : null
  const isSafe =
    address?.protocol === 'https:' || (address?.protocol === 'http:' && LOCAL.test(address.hostname))
  if (!address || !isSafe) throw new WrongUsage(`${JSON.stringify(text)} is no https address.`)
  return String(address)
}

async function run(): Promise<string> {
  const { values, positionals } = readValues(parse)
  const settings = readConfig(process.env)
  if (!settings.ok) throw new WrongSettings(settings.problems.join('\n'))
  const { dataDir, cupId } = settings.config
  const files = new HookFiles(dataDir)
  if (values.secret) return files.secret()
  const year = readYear(values.year)
  if (positionals.length === 0) throw new WrongUsage('An ADDRESS is missing.')
  if (year === null) throw new WrongUsage('--year is missing.')
  const seconds = Number(values.every ?? 5)
  if (!(seconds >= 1 && seconds <= 3600)) throw new WrongUsage('--every must be 1 to 3600 seconds.')
  const origin = (values.origin ?? 'http://localhost:4321').replace(/\/+$/, '')
  const hooks = {
    addresses: positionals.map(readAddress),
    origin,
    cupId,
    year,
    files,
    everyMs: seconds * 1000,
  }
  await runHooks({ ...hooks, print: (line) => console.log(line) }, stopOnSignals())
  return 'Stopped. What was not taken follows at the next start.'
}

await runCommand(run, { usage: USAGE, refusal: 'Stopped' })
