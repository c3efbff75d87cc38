// `npm run export`: writes all that is stored of a cup, published or not, into a file that `npm run import` reads.
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../src/backend/database/connect.ts'
import { exportCup } from '../src/backend/results/export-cup.ts'
import { readConfig } from '../src/backend/settings/config.ts'
import { readValues, readYear, runCommand, WrongSettings, WrongUsage } from './report/run-command.ts'

const USAGE = `Usage: npm run export -- FILE [--cup ID] [--year YYYY]

FILE    where to write the cup as JSON (/schema/cup.schema.json), with what is not published yet; - prints it
--cup   another cup than that of CUP_ID
--year  one edition only

Reports as they came in are not in it, but all results, times and moves are: npm run backup keeps everything.`

const parse = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: { cup: { type: 'string' }, year: { type: 'string' } },
  })

async function run(): Promise<string> {
  const { values, positionals } = readValues(parse)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new WrongUsage('One FILE is needed.')
  const year = readYear(values.year)
  const settings = readConfig(process.env)
  if (!settings.ok) throw new WrongSettings(settings.problems.join('\n'))
  const cupId = values.cup ?? settings.config.cupId
  const db = openDatabase(settings.config)
  try {
    const found = await exportCup(db, cupId, year)
    if (found === null)
      throw new Error(
        `no cup ${JSON.stringify(cupId)}${year === null ? '' : ` with an edition ${year}`} is stored. --cup names another.`,
      )
    if (file === '-') return (await Array.fromAsync(found.text())).join('').trimEnd()
    await pipeline(found.text(), createWriteStream(file))
    return `${found.name} (${cupId}), ${found.years.join(', ')}: written to ${file}`
  } finally {
    await db.destroy()
  }
}

await runCommand(run, { usage: USAGE, refusal: 'Nothing was written' })
