import { parseArgs } from 'node:util'
import { readImport } from '../src/backend/import/files/read-import.ts'
import { type ImportArguments, readImportArguments } from '../src/backend/import/import-arguments.ts'
import { DAY_ORDERS, PUBLISHED_UP_TO } from '../src/backend/import/import-options.ts'
import { linesOfDocument } from './check/schedule-lines.ts'
import { IMPORT_ARGUMENTS } from './import/import-arguments.ts'
import { storeCup } from './import/store-cup.ts'
import { tellIds } from './import/tell-ids.ts'
import { printEditions, printFaults } from './import/tell-import.ts'
import { printCounts, printGuesses, readColumns, tellColumns } from './import/tell-reading.ts'
import { tellReports } from './import/tell-reports.ts'

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

const EXIT = { done: 0, faults: 1, usage: 2 } as const

interface Command extends ImportArguments {
  readonly path: string
  /** The file of --columns. */
  readonly columnsFile: string | undefined
  readonly dryRun: boolean
  readonly check: boolean
  readonly allFaults: boolean
  readonly discardReports: boolean
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
  const dryRun = values['dry-run'] ?? false
  const given = readImportArguments(values, readColumns(values.columns, dryRun))
  if (typeof given === 'string') return given
  return {
    ...given,
    path,
    columnsFile: values.columns,
    dryRun,
    check: values.check ?? false,
    allFaults: values['all-faults'] ?? false,
    discardReports: values['discard-reports'] ?? false,
  }
}

const parse = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...IMPORT_ARGUMENTS,
      'dry-run': { type: 'boolean' },
      check: { type: 'boolean' },
      'all-faults': { type: 'boolean' },
      'discard-reports': { type: 'boolean' },
    },
  })

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
  const { prefersFile, discardReports, dryRun: isTrial } = command
  const { givenIds } = read
  const imported = await storeCup(document, { givenIds, prefersFile, discardReports, isTrial })
  for (const { year, ids, reports } of imported ?? []) {
    if (ids) tellIds(year, ids, command.allFaults)
    if (reports) tellReports(year, reports)
  }
  const written = isTrial ? null : imported
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
