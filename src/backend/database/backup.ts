import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'
import { closeToOthers, prepareDataFolder } from './data-folder.ts'
import { DatabaseProblem } from './problem.ts'

const MANIFEST = 'backup.json'

/** The content of a backup. It includes checksums because SQLite's own check misses damaged values. */
const manifest = v.object({
  /** ISO 8601, UTC. */
  createdAt: v.string(),
  files: v.array(
    v.object({
      name: v.pipe(v.string(), v.regex(/^[\w-]+\.sqlite$/)),
      bytes: v.number(),
      /** SHA-256, hexadecimal. */
      sha256: v.string(),
    }),
  ),
})
export type Backup = v.InferOutput<typeof manifest>

/**
 * Copies SQLite databases into a new folder, each in one consistent state, while services read and write them. The folder
 * appears together with its manifest, or not at all.
 *
 * @param now epoch milliseconds
 * @throws DatabaseProblem if the folder exists, a file is no database, or a copy is not sound
 */
export async function backUp(files: readonly string[], folder: string, now: number): Promise<Backup> {
  if (await exists(folder))
    throw new DatabaseProblem(`${folder} exists already. Name a folder that does not.`)
  const partial = `${folder}.${randomBytes(4).toString('hex')}.partial`
  await mkdir(partial, { recursive: true, mode: 0o700 })
  try {
    const copies: Backup['files'] = []
    for (const file of files) copies.push(await copyDatabase(file, partial))
    const made = { createdAt: new Date(now).toISOString(), files: copies }
    await writeFile(join(partial, MANIFEST), `${JSON.stringify(made, null, 2)}\n`, {
      flush: true,
      mode: 0o600,
    })
    await rename(partial, folder)
    return made
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
}

/**
 * Reads a backup and compares every file with its checksum.
 *
 * @throws DatabaseProblem that names the first fault
 */
export async function checkBackup(folder: string): Promise<Backup> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null)
  if (text === null) throw new DatabaseProblem(`${folder} is no backup: it has no ${MANIFEST}.`)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifest), text)
  if (!parsed.success) throw new DatabaseProblem(`${join(folder, MANIFEST)} cannot be read.`)
  for (const { name, sha256 } of parsed.output.files) {
    const sum = await sumOf(join(folder, name)).catch(() => null)
    if (sum === null) throw new DatabaseProblem(`${name} is missing in ${folder}. Use an older backup.`)
    if (sum !== sha256)
      throw new DatabaseProblem(`${name} in ${folder} is not as it was written. Use an older backup.`)
  }
  return parsed.output
}

/** Steps that a caller adds to a restore. */
interface RestoreSteps {
  /** Runs once the backup is known to be sound and the databases are not in use. */
  readonly before?: () => Promise<void>
  /** Runs on each database, by its name, in a separate file that is not yet in place. */
  readonly settle?: (name: string, file: string) => Promise<void>
}

/**
 * Replaces the existing databases with those of a checked backup; the replaced ones stay beside them as `….before`.
 *
 * @param dataDir the folder where the services keep their databases
 * @throws DatabaseProblem if the backup is damaged or a database is in use, and whatever the steps throw; then nothing is
 *   changed
 */
export async function restore(
  folder: string,
  dataDir: string,
  { before, settle }: RestoreSteps = {},
): Promise<Backup> {
  const made = await checkBackup(folder)
  prepareDataFolder(dataDir)
  for (const { name } of made.files) await refuseInUse(join(dataDir, name))
  await before?.()
  const asides = made.files.map(({ name }) => ({
    name,
    file: join(dataDir, name),
    aside: join(dataDir, `new-${name}`),
  }))
  try {
    for (const { name, aside } of asides) {
      await rm(aside, { force: true })
      await copyFile(join(folder, name), aside)
      closeToOthers(aside)
      await settle?.(name, aside)
    }
    for (const { file, aside } of asides) {
      if (await exists(file)) await rename(file, `${file}.before`)
      closeToOthers(`${file}.before`)
      for (const rest of ['-wal', '-shm']) await rm(`${file}${rest}`, { force: true })
      await rename(aside, file)
    }
  } finally {
    for (const { aside } of asides)
      for (const rest of ['', '-wal', '-shm']) await rm(`${aside}${rest}`, { force: true })
  }
  return made
}

async function copyDatabase(file: string, folder: string): Promise<Backup['files'][number]> {
  if (!(await exists(file))) throw new DatabaseProblem(`There is no database ${file}.`)
  const name = basename(file)
  const copy = join(folder, name)
  try {
    const source = new DatabaseSync(file, { readOnly: true })
    await backup(source, copy)
    source.close()
    const copied = new DatabaseSync(copy)
    const [row] = copied.prepare('pragma integrity_check').all()
    copied.exec('pragma journal_mode = delete')
    copied.close()
    closeToOthers(copy)
    if (row?.integrity_check !== 'ok') throw new Error(String(row?.integrity_check))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseProblem(`${file} cannot be copied (${reason}). Restore it from an older backup.`, {
      cause: error,
    })
  }
  return { name, bytes: (await stat(copy)).size, sha256: await sumOf(copy) }
}

/** Refuses a database in use. Leaving WAL mode needs exclusive access, so SQLite itself tells if anybody has it open. */
async function refuseInUse(file: string): Promise<void> {
  if (!(await exists(file)) || !(await exists(`${file}-wal`))) return
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma journal_mode = delete')
  } catch (error) {
    if (error instanceof Error && /locked|busy/i.test(error.message))
      throw new DatabaseProblem(`${file} is in use. Stop the services in ${dirname(file)} first.`)
    // A damaged database is a usual reason to restore, and nobody can be using one.
  } finally {
    database.close()
  }
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
