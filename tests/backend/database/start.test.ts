import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate, openDatabase } from '../../../src/backend/database/connect.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { BARE_ENV } from '../../support/bare-env.ts'
import { spawnService, startService } from '../http/service-process.ts'
import { newAccount } from '../identity/identity-server.ts'
import { cup, edition2026 } from '../results/cup-builder.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
let dir: string
const data = () => join(dir, 'data')
const file = (name: string) => join(data(), name)

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cup-start-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

/** Runs the services once, with an edition and an account. */
async function live(): Promise<void> {
  const db = openDatabase({ database: { kind: 'sqlite', file: file('cup.sqlite') } })
  await migrate(db)
  await writeCup(db, cup(edition2026()))
  await db.destroy()
  const service = await startService({ DATA_DIR: data() })
  await newAccount(`http://127.0.0.1:${service.port}`, 'kept@x.example')
  service.child.kill('SIGTERM')
  await service.ended
}

/** Returns the message of a start that is refused. */
async function refused(settings: Readonly<Record<string, string>> = {}): Promise<string> {
  const service = spawnService({ PORT: '0', DATA_DIR: data(), ...settings })
  const code = await Promise.race([
    service.ended,
    new Promise((resolve) => setTimeout(resolve, 20_000, 'runs')),
  ])
  service.child.kill('SIGKILL')
  expect(code, service.said()).toBe(1)
  expect(service.said()).not.toMatch(/\n\s+at |node:internal/)
  return service.said()
}

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

/** A command of the project; its exit code and all it says. */
function run(script: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(
      join(ROOT, 'node_modules/.bin/node'),
      [join(ROOT, script), ...args],
      { cwd: ROOT, env: { ...BARE_ENV, ...env } },
      (error, out, err) => resolve({ code: error === null ? 0 : Number(error.code), said: out + err }),
    )
  })
}

describe('the database of the accounts', () => {
  it.each([
    ['missing', () => rm(file('identity.sqlite'))],
    ['empty', () => writeFile(file('identity.sqlite'), '')],
  ])('is not begun anew where it is %s beside full results', async (_, lose) => {
    await live()
    await lose()
    const said = await refused()
    expect(said).toMatch(/identity\.sqlite, is missing or empty, and there have been accounts since \d{4}-/)
    expect(said).toContain('npm run restore -- FOLDER')
    expect(said).toContain('ALLOW_NEW_ACCOUNTS=1')
    // A second start gives the same message: the first refusal has left nothing behind.
    expect(await refused()).toBe(said)
    const anew = await startService({ DATA_DIR: data(), ALLOW_NEW_ACCOUNTS: '1' })
    anew.child.kill('SIGTERM')
    expect(await anew.ended).toBe(0)
  })
})

describe('a database that is damaged', () => {
  it.each(['cup.sqlite', 'identity.sqlite'])(
    'in the half that is read later is refused: %s',
    async (name) => {
      await live()
      const handle = await open(file(name), 'r+')
      const { size } = await handle.stat()
      const half = Math.floor(size / 8192) * 4096
      await handle.write(Buffer.alloc(size - half), 0, size - half, half)
      await handle.close()
      const said = await refused()
      expect(said).toMatch(new RegExp(`^The database .*${name} cannot be opened`))
      expect(said).toContain('npm run restore -- FOLDER')
    },
  )

  it('where no statement of the start reads is refused all the same', async () => {
    await live()
    const database = new DatabaseSync(file('cup.sqlite'))
    database.exec('pragma wal_checkpoint(truncate)')
    const { rootpage } =
      database.prepare("select rootpage from sqlite_master where name = 'match_event'").get() ?? {}
    database.close()
    const handle = await open(file('cup.sqlite'), 'r+')
    await handle.write(Buffer.alloc(4096, 0xff), 0, 4096, (Number(rootpage) - 1) * 4096)
    await handle.close()
    expect(await refused()).toMatch(/^The database .*cup.sqlite cannot be opened.*npm run restore -- FOLDER/)
  })
})

describe('what is kept', () => {
  it('is closed to other accounts of the machine, also where it was open before', async () => {
    await mkdir(data(), { mode: 0o755 })
    await live()
    for (const name of ['cup.sqlite', 'identity.sqlite']) await chmod(file(name), 0o644)
    await chmod(data(), 0o755)
    const service = await startService({ DATA_DIR: data() })
    const names = (await readdir(data())).filter((name) => name.includes('sqlite'))
    expect(names).toContain('cup.sqlite-wal')
    expect(names).toContain('identity.sqlite-shm')
    for (const name of names) expect(`${name} ${await modeOf(file(name))}`).toBe(`${name} 600`)
    expect(await modeOf(data())).toBe('700')

    const copy = join(dir, 'copy')
    expect(await run('scripts/backup.ts', [copy], { DATA_DIR: data() })).toMatchObject({ code: 0 })
    expect(await modeOf(copy)).toBe('700')
    for (const name of await readdir(copy))
      expect(`${name} ${await modeOf(join(copy, name))}`).toBe(`${name} 600`)
    service.child.kill('SIGTERM')
    await service.ended
    const restored = await run('scripts/backup.ts', ['--restore', copy], { DATA_DIR: data() })
    expect(restored.said).toMatch(/A new epoch of the results begins: \w+\./)
    expect(restored.code).toBe(0)
    for (const name of (await readdir(data())).filter((name) => name.includes('sqlite')))
      expect(`${name} ${await modeOf(file(name))}`).toBe(`${name} 600`)
  })

  it('in a folder of somebody else leaves the folder as it is', async () => {
    await mkdir(data(), { mode: 0o755 })
    await writeFile(file('of-somebody-else'), '')
    const service = await startService({ DATA_DIR: data() })
    expect(await modeOf(data())).toBe('755')
    expect(await modeOf(file('cup.sqlite'))).toBe('600')
    service.child.kill('SIGKILL')
    await service.ended
  })
})

describe('DATA_DIR somewhere impossible', () => {
  const commands = [
    ['src/backend/main.ts'],
    ['scripts/start/main.ts'],
    ['scripts/import.ts', 'tests/backend/import/fixtures/floorball-cup.json'],
    ['scripts/account.ts', 'show', 'x@x.example'],
    ['scripts/backup.ts'],
  ] as const
  it.each([
    ['a file', () => join(dir, 'a-file')],
    ['below a file', () => join(dir, 'a-file', 'below')],
    ['no place for files', () => '/proc/x'],
  ])('ends every command with a sentence and an exit code, not with a stack: %s', async (_, place) => {
    await writeFile(join(dir, 'a-file'), 'x')
    await Promise.all(
      commands.map(async ([script, ...args]) => {
        const { code, said } = await run(script, args, { DATA_DIR: place(), PORT: '0' })
        expect(`${script} ${code}`, said).toBe(`${script} 1`)
        expect(said, script).not.toMatch(/\n\s+at |node:internal/)
        expect(said).toContain('DATA_DIR must name a folder')
      }),
    )
  })
})
