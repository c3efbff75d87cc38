// `npm run check`: what cannot be played as planned, and what is hard, in the schedule that the results service publishes.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { linesOfService, SHOWN, USUAL_REST } from './check/schedule-lines.ts'
import { ROOT, readReleaseSettings } from './release/settings.ts'
import { readValues, readYear, runCommand, WrongUsage } from './report/run-command.ts'

const USAGE = `Usage: npm run check -- [--year YYYY] [--rest MINUTES] [--url ADDRESS] [--all]

--year   another edition than the latest
--rest   the least time from the end of a match to the start of the team's next one: ${USUAL_REST} minutes
--url    another results service than that of the settings
--all    lists every fault (the first ${SHOWN} of a kind otherwise)

A file is checked before it is stored: npm run import -- PATH --dry-run --check`

const parse = (args: string[]) =>
  parseArgs({
    args,
    options: {
      year: { type: 'string' },
      rest: { type: 'string' },
      url: { type: 'string' },
      all: { type: 'boolean' },
    },
  }).values

async function check(): Promise<string> {
  const { year: yearText, rest, url, all = false } = readValues(parse)
  const year = readYear(yearText)
  if (rest !== undefined && !/^\d{1,3}$/.test(rest)) throw new WrongUsage('--rest must be whole minutes.')
  const { resultsUrl, cupId } = readReleaseSettings(process.env)
  const service = { address: url ?? resultsUrl, cupId, cacheDir: join(ROOT, '.cache') }
  const options = { all, ...(rest === undefined ? {} : { rest: Number(rest) }) }
  return (await linesOfService(service, year, options)).join('\n')
}

await runCommand(check, { usage: USAGE, refusal: 'Nothing was checked' })
