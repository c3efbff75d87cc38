import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureOperatorKey } from '../../../scripts/start/operator-key.ts'
import { type ServiceProcess, startService } from '../../backend/http/service-process.ts'
import { BARE_ENV } from '../../support/bare-env.ts'
import { blocksOf, linesOf, npmCommandsOf } from '../../unit/docs/shell.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const scripts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
).scripts
const page = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const RUN_A_CUP = page('docs/run-a-cup.md')

/** The blocks of the page, in its order. */
const [SPREADSHEET = '', IMPORT = '', START = '', BACKUP = '', OWNER = '', REHEARSE = '', RESTORE = ''] =
  blocksOf(RUN_A_CUP)
const [REPORTS = '', CHANGES = ''] = blocksOf(page('docs/report-results.md'))
/** A command that a page names within a sentence. */
const named = (text: string, words: string) =>
  npmCommandsOf(text).find((command) => command.includes(words)) ?? `(no ${words})`

let dir: string
let service: ServiceProcess
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cup-book-'))
})
afterAll(async () => {
  service?.child.kill('SIGKILL')
  await rm(dir, { recursive: true, force: true })
})

/** Runs a command of the book in the reader's folder, as npm would in that of the project, and returns what it says. */
function run(command: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  // The program that chooses the Node for a script has tests of its own: each command would start two processes.
  const line = command.replace(/npm run ([\w:-]+)(?: --)?/, (_, name: string) =>
    (scripts[name] ?? `no-script-${name}`)
      .replace('node scripts/with-node.mjs', process.execPath)
      .replace('scripts/', `${ROOT}/scripts/`),
  )
  const settings = { DATA_DIR: join(dir, 'data'), CUP_ID: 'my-cup', ...env }
  return new Promise((done, fail) =>
    execFile('sh', ['-c', line], { cwd: dir, env: { ...BARE_ENV, ...settings } }, (error, out, err) =>
      error ? fail(new Error(`${command}\n${out}${err}`)) : done(out),
    ),
  )
}

/** What `npm start` of the book does without its build: the services, with the setting of the line. */
async function start(line: string): Promise<void> {
  const cup = /^CUP_ID=(\S+) npm start$/.exec(line)?.[1] ?? `(no cup in ${line})`
  const key = ensureOperatorKey({}, join(dir, 'data'))
  service = await startService({ DATA_DIR: join(dir, 'data'), CUP_ID: cup, OPERATOR_KEY: key })
}

async function stop(): Promise<void> {
  service.child.kill('SIGTERM')
  await service.ended
}

interface Match {
  readonly id: string
  readonly categoryId: string
  readonly divisionId: string
  readonly homeTeamId: string | null
  readonly homeTeamName: string
  readonly awayTeamName: string
  readonly homeScore: number | null
  readonly isFinished: boolean
}

const ask = async (query: string) => {
  const address = `http://127.0.0.1:${service.port}/graphql?query=${encodeURIComponent(query)}`
  const response = await fetch(address, { headers: { 'x-requested-with': 'test', connection: 'close' } })
  return (await response.json()).data
}

/** The matches that the service publishes, in the order of the spreadsheet. */
async function matches(): Promise<readonly Match[]> {
  const where = 'cupId: "my-cup", tournamentId: "t2027"'
  const { tournament } = await ask(`{ tournament(${where}) { categories { id } } }`)
  const fields = 'id divisionId homeTeamId homeTeamName awayTeamName homeScore isFinished zonedStartTime'
  const id = tournament.categories[0].id
  const { category } = await ask(
    `{ category(${where}, categoryId: "${id}") { divisions { matches { ${fields} } } } }`,
  )
  return category.divisions.flatMap((division: { matches: Match[] }) =>
    division.matches.map((match) => ({ ...match, categoryId: id })),
  )
}

/** Creates an account with the secret of an invitation. @returns its role */
async function accept(secret: string): Promise<string> {
  const post = async (path: string, body: object, token = '') => {
    const response = await fetch(`http://127.0.0.1:${service.port}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        connection: 'close',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    expect(response.status, text).toBe(200)
    return text
  }
  const account = { name: 'You', email: 'you@example.org', password: 'seven nets on heden' }
  const token = await post('/sanctum/register', account)
  return JSON.parse(await post('/api/user/role', { secret }, token)).role
}

test('Run a cup leads from its spreadsheet to a live cup, and back after a loss', async () => {
  writeFileSync(join(dir, 'my-cup.csv'), SPREADSHEET)
  const [check = '', store = ''] = linesOf(IMPORT)
  const checked = await run(check)
  expect(checked).toContain('2027: nothing found in the schedule of 2 matches')
  expect(checked).toContain('2027: 1 class, 2 teams, 2 matches – checked, not stored')
  expect(await run(store)).toContain('2027: 1 class, 2 teams, 2 matches')

  await start(START.trim())
  const health = await (await fetch(`http://127.0.0.1:${service.port}/health`)).json()
  expect(health).toMatchObject({ database: 'ok' })
  const online = { PORT: String(service.port) }
  const [first, final] = await matches()
  expect([first, final]).toMatchObject([
    { homeTeamName: 'IK Example 1', awayTeamName: 'HK Sample', isFinished: false },
    { homeTeamName: '1st in Group 1', awayTeamName: '2nd in Group 1', isFinished: false },
  ])
  expect(await run(named(page('docs/import.md'), 'npm run check'), online)).toContain('2027')

  const [backup = '', sound = ''] = linesOf(BACKUP)
  await run(backup)
  expect(await run(sound)).toContain('Sound')

  const [owner = ''] = linesOf(OWNER)
  const [, secret = ''] = /#join=([\w-]+)/.exec(await run(owner)) ?? []
  expect(await accept(secret)).toBe('owner')

  // The pages of a rehearsal are built as those of the cup.
  expect(await run(`${linesOf(REHEARSE)[0]} --without-site`)).toMatch(/Rehearsed 2027 with \d+ reports/)

  for (const report of linesOf(REPORTS)) await run(report.replace('ID', first?.id ?? ''), online)
  const played = [
    { homeScore: 14, isFinished: true },
    { homeTeamName: 'IK Example 1', awayTeamName: 'HK Sample', isFinished: false },
  ]
  expect(await matches()).toMatchObject(played)
  const side = named(RUN_A_CUP, 'npm run match')
  await run(side.replace('team:ID', `team:${first?.homeTeamId}`).replace('ID', final?.id ?? ''), online)
  await run(named(RUN_A_CUP, 'backup -- backup-thursday'))
  await run(named(RUN_A_CUP, 'npm run export'))
  const taken = await run('npm run import -- my-cup.json', { DATA_DIR: join(dir, 'other') })
  expect(taken).toContain('2027: 1 class, 2 teams, 2 matches')

  await stop()
  const [restore = '', again = ''] = linesOf(RESTORE)
  expect(await run(restore)).toContain('Restored from')
  await start(again)
  expect(await matches()).toMatchObject([
    { homeScore: null, isFinished: false },
    { homeTeamName: '1st in Group 1' },
  ])
  await stop()
  await run(named(RUN_A_CUP, 'restore -- backup-thursday'))
  await start(again)
  expect(await matches()).toMatchObject(played)
}, 180_000)

test('teams and matches are changed by the commands that the page on reports gives', async () => {
  const online = { PORT: String(service.port) }
  for (const line of linesOf(CHANGES)) {
    const [first, ...later] = await matches()
    const change = line
      .replace('team:ID', `team:${first?.homeTeamId}`)
      .replace('CLASS', first?.categoryId ?? '')
      .replace('GROUP', first?.divisionId ?? '')
      .replace('TEAM', first?.homeTeamId ?? '')
      .replace('ID', later.at(-1)?.id ?? '')
    expect(await run(change, online), line).toMatch(/revision/i)
  }
}, 180_000)
