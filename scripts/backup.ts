// `npm run backup -- FOLDER`, `npm run restore -- FOLDER`: back up and restore the databases of this machine.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Backup, backUp, checkBackup } from '../src/backend/database/backup.ts'
import { prepareDataFolder } from '../src/backend/database/data-folder.ts'
import { DatabaseProblem } from '../src/backend/database/problem.ts'
import { KEEP_ACCOUNTS } from '../src/backend/identity/base/endings.ts'
import { finishPostgresRestore, restoreFiles, type Settled } from '../src/backend/restore.ts'
import { readConfig } from '../src/backend/settings/config.ts'

const USAGE = `Usage: npm run backup -- [FOLDER] | npm run backup -- --check FOLDER | npm run restore -- FOLDER |
       npm run restore -- --after-pg-restore

backup            copies the databases while the services run; FOLDER must be new (default: DATA_DIR/backups/<time>)
backup --check    compares a backup with its sums
restore           puts a backup in the place of the databases; the services must be stopped
  --after-pg-restore  does what belongs to a restore after PostgreSQL's own: begins a new epoch, and
                      ends the accounts, tokens and calendars again that had ended since the backup`

const EXIT = { done: 0, refused: 1, usage: 2 } as const
const say = (text: string) => process.stdout.write(`${text}\n`)

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean' },
      restore: { type: 'boolean' },
      'after-pg-restore': { type: 'boolean' },
    },
  })
  const [folder, ...more] = positionals
  const afterPostgres = values['after-pg-restore'] === true
  const needsFolder = values.check || (values.restore && !afterPostgres)
  if (
    more.length > 0 ||
    (folder === undefined && needsFolder) ||
    (afterPostgres && (folder || !values.restore))
  ) {
    say(USAGE)
    return EXIT.usage
  }
  const settings = readConfig(process.env)
  if (!settings.ok) throw new DatabaseProblem(settings.problems.join('\n'))
  const { config } = settings
  if (afterPostgres) {
    if (config.database.kind !== 'postgres' && config.identityDatabase.kind !== 'postgres')
      throw new DatabaseProblem(
        'Nothing is kept in PostgreSQL: DATABASE_URL names the database that was restored.',
      )
    say(settledText(await finishPostgresRestore(config, Date.now())))
    return EXIT.done
  }
  const files = [config.database, config.identityDatabase].flatMap((target) =>
    target.kind === 'sqlite' ? [target.file] : [],
  )
  if (files.length < 2)
    say('What is kept in PostgreSQL is not in this backup: use pg_dump and pg_restore for it.')
  if (files.length === 0) return EXIT.refused
  if (values.check) say(backupText('Sound', resolve(folder ?? ''), await checkBackup(resolve(folder ?? ''))))
  else if (values.restore) {
    const { made, settled } = await restoreFiles(resolve(folder ?? ''), config, Date.now())
    say(backupText('Restored from', resolve(folder ?? ''), made))
    say(settledText(settled))
    if (Date.now() - Date.parse(made.createdAt) > KEEP_ACCOUNTS)
      say(
        'The backup is older than the list of deleted accounts reaches: look for accounts that should not be there.',
      )
  } else {
    prepareDataFolder(config.dataDir)
    const now = Date.now()
    const named = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')
    const target = resolve(folder ?? join(config.dataDir, 'backups', named))
    say(backupText('Backed up to', target, await backUp(files, target, now)))
  }
  return EXIT.done
}

function settledText({ epoch, accounts, tokens, calendars }: Settled): string {
  const ended = `Ended once more, as they had ended since: ${accounts} accounts, ${tokens} tokens, ${calendars} calendars.`
  return epoch === null
    ? ended
    : `A new epoch of the results begins: ${epoch}. Build the site anew.\n${ended}`
}

function backupText(what: string, folder: string, { createdAt, files }: Backup): string {
  const lines = files.map(({ name, bytes }) => `  ${name}  ${(bytes / 1_000_000).toFixed(1)} MB`)
  return [`${what} ${folder}, of ${createdAt}:`, ...lines].join('\n')
}

try {
  process.exitCode = await main()
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error
  // The error's own message explains a full disk or a folder that is not writable.
  const isOfFiles = error instanceof Error && 'errno' in error
  if (!isUsage && !isOfFiles && !(error instanceof DatabaseProblem)) throw error
  process.stderr.write(`${error.message}${isUsage ? `\n${USAGE}` : ''}\n`)
  process.exitCode = isUsage ? EXIT.usage : EXIT.refused
}
