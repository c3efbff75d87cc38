import { parseArgs } from 'node:util'
import type { CupDocument } from '../src/backend/document/cup-document.ts'
import { readChain } from '../src/backend/import/chain-text.ts'
import type { Assumption } from '../src/backend/import/document/rules.ts'
import type { Fault } from '../src/backend/import/fault.ts'
import { countRepeated } from '../src/backend/import/files/count-repeated.ts'
import { readImport } from '../src/backend/import/files/read-import.ts'
import type { ByYear, ImportOptions } from '../src/backend/import/import-options.ts'
import {
  DAY_ORDERS,
  isDayOrder,
  isPublishedUpTo,
  PUBLISHED_UP_TO,
} from '../src/backend/import/import-options.ts'
import { isZone } from '../src/backend/import/zoned-time.ts'
import type { WrittenEdition } from '../src/backend/results/write-edition.ts'
import { linesOfDocument } from './check/schedule-lines.ts'
import { storeCup } from './import/store-cup.ts'
import { printCounts, printGuesses, readColumns, tellColumns } from './import/tell-reading.ts'
import { readPreference } from './import/tell-reports.ts'

const USAGE = `Usage: npm run import -- PATH [--cup ID] [--name NAME] [--zone Area/City] [--year YYYY]
       [--chain "A > B > lots"] [--publish STEP] [--dates dmy|mdy|ymd] [--columns FILE] [--guess]
       [--skip-faulty] [--dry-run] [--check] [--prefer file|file:MATCH,…] [--discard-reports] [--all-faults]

PATH        a spreadsheet (.xlsx), a table (.csv, .tsv) or a folder of tables; a cup as JSON (/schema/cup.schema.json)
            or a folder of those; or openfootball JSON (a file, or a folder of years)
--cup       the cup's id: lower-case letters, digits, hyphens
--name      the cup's name
--zone      time zone of times without one; --zone 2010=Africa/Johannesburg for one year; may be given repeatedly
--year      the year of files that do not tell it
--chain     how level teams are ranked after points, as "head-to-head-points > goal-difference > lots", whatever the
            files say; --chain "2020=…" for one year; may be given repeatedly. "goal-difference(max 10)" counts no more
            of a match; a word that is none lists what there is
--publish   how far it is published, each step with those before: ${PUBLISHED_UP_TO.join(', ')};
            --publish 2026=teams for one year; otherwise what the files hold
--dates     the order of day, month and year where all days of the files leave it open: ${DAY_ORDERS.join(', ')}
--columns   a file that says which header is which column, in lines as "Hemmalag = home";
            with --dry-run a file that is not there is written, with the columns as they were read
--guess     take the columns that were guessed in a table without a header
--skip-faulty  leave out whole editions and files with faults, listing them, and import the others
--dry-run   check everything, store nothing, and tell which column was read as which
--check     tell what of the schedule cannot be played as planned, and what is hard: see npm run check
--prefer    file: where a file has another result or time than the results desk reported, the file's is stored; file:ID,ID
            for these matches only. Without it the report stays. Both are listed
--discard-reports  replace what the results desk has reported; the reports are lost
--all-faults  print every fault (the first 200 otherwise)`

const PRINTED = 200
const EXIT = { done: 0, faults: 1, usage: 2 } as const

interface Command {
  readonly path: string
  readonly options: ImportOptions
  /** The file of --columns. */
  readonly columnsFile: string | undefined
  readonly dryRun: boolean
  readonly check: boolean
  readonly allFaults: boolean
  readonly discardReports: boolean
  readonly prefersFile: ((matchId: string) => boolean) | null
}

/** Reads the command line and returns the command, or the sentence that says what is wrong with it. */
function readCommand(args: string[]): Command | string {
  let parsed: ReturnType<typeof parse>
  try {
    parsed = parse(args)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  const { values, positionals } = parsed
  const [path, ...more] = positionals
  if (path === undefined) return 'PATH is missing.'
  if (more.length > 0) return `One PATH at a time; ${JSON.stringify(more[0])} is a second one.`
  if (values.cup !== undefined && !/^[a-z0-9-]{1,40}$/.test(values.cup)) {
    return `--cup ${JSON.stringify(values.cup)}: lower-case letters, digits and hyphens, 40 at most.`
  }
  if (values.year !== undefined && !/^\d{4}$/.test(values.year)) {
    return `--year ${JSON.stringify(values.year)}: four digits.`
  }
  const zones = readByYear(values.zone, (text) =>
    isZone(text) ? { value: text } : 'no such time zone; one is Europe/Stockholm',
  )
  if (typeof zones === 'string') return `--zone ${zones}`
  const chains = readByYear(values.chain, (text) => {
    const chain = readChain(text)
    return typeof chain === 'string' ? chain : { value: chain }
  })
  if (typeof chains === 'string') return `--chain ${chains}`
  const publish = readByYear(values.publish, (text) =>
    isPublishedUpTo(text) ? { value: text } : `one of ${PUBLISHED_UP_TO.join(', ')}`,
  )
  if (typeof publish === 'string') return `--publish ${publish}`
  const { dates } = values
  if (dates !== undefined && !isDayOrder(dates))
    return `--dates ${JSON.stringify(dates)}: one of ${DAY_ORDERS.join(', ')}.`
  const prefersFile = readPreference(values.prefer)
  if (typeof prefersFile === 'string') return `--prefer ${prefersFile}`
  const columns = readColumns(values.columns, values['dry-run'] ?? false)
  if (typeof columns === 'string') return `--columns ${columns}`
  return {
    path,
    columnsFile: values.columns,
    options: {
      ...(values.cup === undefined ? {} : { cup: values.cup }),
      ...(values.name === undefined ? {} : { name: values.name }),
      ...(values.year === undefined ? {} : { year: Number(values.year) }),
      zones,
      chains,
      publish,
      ...(dates === undefined ? {} : { dates }),
      ...(columns ? { columns } : {}),
      guess: values.guess ?? false,
      now: Date.now(),
      skipFaulty: values['skip-faulty'] ?? false,
    },
    dryRun: values['dry-run'] ?? false,
    check: values.check ?? false,
    allFaults: values['all-faults'] ?? false,
    discardReports: values['discard-reports'] ?? false,
    prefersFile,
  }
}

/** Reads values for all years or, as `2020=…`, for one year. Returns the sentence that says what is wrong if one is bad. */
function readByYear<T>(
  texts: readonly string[] | undefined,
  read: (text: string) => { value: T } | string,
): ByYear<T> | string {
  const byYear = new Map<number, T>()
  let otherwise: { value: T } | undefined
  for (const text of texts ?? []) {
    const ofYear = /^(\d{4})\s*=\s*(.+)$/.exec(text)
    const found = read(ofYear?.[2] ?? text)
    if (typeof found === 'string') return `${JSON.stringify(text)}: ${found}${found.endsWith('?') ? '' : '.'}`
    if (ofYear) byYear.set(Number(ofYear[1]), found.value)
    else otherwise = found
  }
  return { ...(otherwise ? { default: otherwise.value } : {}), byYear }
}

const parse = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      cup: { type: 'string' },
      name: { type: 'string' },
      zone: { type: 'string', multiple: true },
      year: { type: 'string' },
      chain: { type: 'string', multiple: true },
      publish: { type: 'string', multiple: true },
      dates: { type: 'string' },
      columns: { type: 'string' },
      guess: { type: 'boolean' },
      'skip-faulty': { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      check: { type: 'boolean' },
      'all-faults': { type: 'boolean' },
      'discard-reports': { type: 'boolean' },
      prefer: { type: 'string' },
    },
  })

function printFaults(faults: readonly Fault[], all: boolean, word = 'Fault  '): void {
  const listed = all ? faults : countRepeated(faults)
  const count = all ? listed.length : PRINTED
  // Faults come first, so that a long list of warnings does not hide them.
  const ordered = [...listed].sort((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'))
  for (const { level, file, place, problem, remedy, asks } of ordered.slice(0, count)) {
    const where = [file, place].filter((part) => part !== '').join(' ')
    const kind = level === 'warning' ? 'Warning' : asks ? 'Question' : word
    const end = remedy.endsWith('?') ? '' : '.'
    console.error(`${kind} ${where}: ${problem}${asks ? '?' : '.'} Right: ${remedy}${end}`)
  }
  const rest = listed.length - count
  if (rest > 0) console.error(`… and ${rest} more; --all-faults prints them all.`)
}

function printEditions(
  document: CupDocument,
  written: readonly WrittenEdition[] | null,
  assumptions: readonly Assumption[],
): void {
  for (const edition of document.editions) {
    const { categories } = edition
    const divisions = categories.flatMap((category) => category.stages.flatMap((stage) => stage.divisions))
    const count = (number: number, word: string, plural: string) =>
      `${number} ${number === 1 ? word : plural}`
    const result = written?.find(({ year }) => year === edition.year)
    const state = result ? (result.changed ? 'changed' : 'unchanged') : 'checked, not stored'
    const teams = categories.reduce((sum, category) => sum + category.teams.length, 0)
    const matches = divisions.reduce((sum, division) => sum + division.matches.length, 0)
    const numbers = [
      count(categories.length, 'class', 'classes'),
      count(teams, 'team', 'teams'),
      count(matches, 'match', 'matches'),
    ]
    console.log(`${edition.year}: ${numbers.join(', ')} – ${state}`)
    const { published } = edition
    if (!published.schedule) {
      const step = published.lot ? 'teams and groups' : published.teams ? 'teams only' : 'nothing'
      console.log(`      published: ${step}`)
    }
    for (const { year, text } of assumptions)
      if (year === edition.year) console.log(`      ranked by ${text}`)
  }
}

async function run(): Promise<number> {
  const command = readCommand(process.argv.slice(2))
  if (typeof command === 'string') {
    console.error(`${command}\n\n${USAGE}`)
    return EXIT.usage
  }
  const read = await readImport(command.path, command.options)
  printGuesses(read)
  if (command.dryRun) tellColumns(read, command.columnsFile)
  if (read.ok) printFaults(read.skipped, command.allFaults, 'Skipped')
  printFaults(read.ok ? read.warnings : read.faults, command.allFaults)
  if (!read.ok) {
    const count = read.faults.filter(({ level }) => level === 'fault').length
    const questions = read.faults.filter(({ asks }) => asks !== undefined).length
    const questionCount =
      questions === 0 ? '' : ` (${questions} ${questions === 1 ? 'is a question' : 'are questions'})`
    console.error(`\n${count} ${count === 1 ? 'fault' : 'faults'}${questionCount}; nothing was stored.`)
    if (command.options.skipFaulty) {
      console.error(
        '--skip-faulty leaves out editions and files: here a fault concerns all, or nothing would be left.',
      )
    }
    return EXIT.faults
  }
  const { document, format } = read
  console.log(`${document.cup.name} (${document.cup.id}), ${document.cup.sport}, read as ${format}`)
  printCounts(read.counts)
  if (command.check)
    for (const line of await linesOfDocument(document, { all: command.allFaults })) console.log(line)
  const written = await storeCup(document, { ...command, givenIds: read.givenIds })
  printEditions(document, written, read.assumptions)
  if (read.assumptions.some(({ text }) => text.includes('(assumed'))) {
    console.log('A rule that is assumed can be given: --chain "head-to-head-points > goal-difference > lots"')
  }
  for (const edition of read.skippedEditions) console.log(`Skipped: ${edition}, with the faults above`)
  if (written?.every(({ changed }) => !changed)) console.log('unchanged: everything was stored already')
  if (written) console.log(`\nBrowse it: CUP_ID=${document.cup.id} npm start`)
  return EXIT.done
}

try {
  process.exitCode = await run()
} catch (error) {
  console.error(`The import failed and stored nothing: ${error instanceof Error ? error.message : error}`)
  process.exitCode = EXIT.faults
}
