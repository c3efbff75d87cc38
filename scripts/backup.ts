// `npm run backup -- FOLDER`, `npm run restore -- FOLDER`: the databases of this machine, out and back.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../src/backend/config.ts'
import { type Backup, backUp, checkBackup, restore } from '../src/backend/database/backup.ts'
import { DatabaseProblem } from '../src/backend/database/problem.ts'

const USAGE = `Usage: npm run backup -- [FOLDER] | npm run backup -- --check FOLDER | npm run restore -- FOLDER

backup            copies the databases while the services run; FOLDER must be new (default: DATA_DIR/backups/<time>)
backup --check    compares a backup with its sums
restore           puts a backup in the place of the databases; the services must be stopped`

const EXIT = { done: 0, refused: 1, usage: 2 } as const
const say = (text: string) => process.stdout.write(`${text}\n`)

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' }, restore: { type: 'boolean' } },
  })
  const [folder, ...more] = positionals
  if (more.length > 0 || (folder === undefined && (values.check || values.restore))) {
    say(USAGE)
    return EXIT.usage
  }
  const settings = readConfig(process.env)
  if (!settings.ok) throw new DatabaseProblem(settings.problems.join('\n'))
  const { config } = settings
  const files = [config.database, config.identityDatabase].flatMap((target) =>
    target.kind === 'sqlite' ? [target.file] : [],
  )
  if (files.length < 2)
    say('What is kept in PostgreSQL is not in this backup: use pg_dump and pg_restore for it.')
  if (files.length === 0) return EXIT.refused
  if (values.check) say(told('Sound', resolve(folder ?? ''), await checkBackup(resolve(folder ?? ''))))
  else if (values.restore)
    say(told('Restored from', resolve(folder ?? ''), await restore(resolve(folder ?? ''), config.dataDir)))
  else {
    const now = Date.now()
    const named = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')
    const target = resolve(folder ?? join(config.dataDir, 'backups', named))
    say(told('Backed up to', target, await backUp(files, target, now)))
  }
  return EXIT.done
}

function told(what: string, folder: string, { createdAt, files }: Backup): string {
  const lines = files.map(({ name, bytes }) => `  ${name}  ${(bytes / 1_000_000).toFixed(1)} MB`)
  return [`${what} ${folder}, of ${createdAt}:`, ...lines].join('\n')
}

try {
  process.exitCode = await main()
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error
  if (!isUsage && !(error instanceof DatabaseProblem)) throw error
  process.stderr.write(`${error.message}${isUsage ? `\n${USAGE}` : ''}\n`)
  process.exitCode = isUsage ? EXIT.usage : EXIT.refused
}
