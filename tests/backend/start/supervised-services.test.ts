import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { holdPort } from '../../../scripts/processes/port.ts'
import { freePort } from '../../../scripts/start/site-in-folder.ts'
import { SupervisedServices } from '../../../scripts/start/supervised-services.ts'
import { BARE_ENV } from '../../support/bare-env.ts'

const BACK_WITHIN_MS = 30_000
const LOOK_EVERY_MS = 10

let dir: string
let origin: string
let services: SupervisedServices
let said: string[]
let ended: AbortController

beforeEach(async () => {
  ended = new AbortController()
  dir = await mkdtemp(join(tmpdir(), 'cup-supervised-'))
  await mkdir(join(dir, 'site'))
  await writeFile(join(dir, 'site', 'index.html'), '<!doctype html><title>Home</title>')
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const env = { ...BARE_ENV, PORT: String(port), DATA_DIR: join(dir, 'data'), SITE_DIR: join(dir, 'site') }
  said = []
  services = await SupervisedServices.start(
    { env, dataDir: env.DATA_DIR, socket: await holdPort('127.0.0.1', port) },
    (line) => said.push(line),
    ended.signal,
  )
})
afterEach(async () => {
  ended.abort()
  await services.stop()
  await rm(dir, { recursive: true, force: true })
})

/** The status of an address, asked on a connection of its own; the fault if nobody answers. */
async function statusOf(path: string): Promise<number | string> {
  try {
    const response = await fetch(origin + path, { headers: { connection: 'close' } })
    await response.arrayBuffer()
    return response.status
  } catch (fault) {
    return String((fault as { cause?: { code?: string } }).cause?.code ?? fault)
  }
}

/** Asks for a page again and again until a condition holds; returns every status that was not 200. */
async function pagesUntil(holds: () => Promise<boolean>, within: number): Promise<(number | string)[]> {
  const failed: (number | string)[] = []
  const started = performance.now()
  while (!(await holds())) {
    const status = await statusOf('/')
    if (status !== 200) failed.push(status)
    if (performance.now() - started > within) throw new Error(`Not within ${within} ms: ${said.join('\n')}`)
    await setTimeout(LOOK_EVERY_MS)
  }
  return failed
}

const serviceWorks = async () => (await statusOf('/health')) === 200
const restarts = async () =>
  ((await (await fetch(`${origin}/health`)).json()) as { restarts?: object }).restarts

it('starts killed services again, and every page is served meanwhile', {
  timeout: 120_000,
}, async () => {
  expect(await restarts()).toBeUndefined()
  const failed: (number | string)[] = []
  for (let kills = 1; kills <= 3; kills += 1) {
    services.kill()
    // The system closes the connections of a killed process a moment later.
    await setTimeout(LOOK_EVERY_MS)
    failed.push(...(await pagesUntil(serviceWorks, BACK_WITHIN_MS)))
    expect(await restarts()).toEqual({ count: kills, last: expect.stringMatching(/^\d{4}-.*Z$/) })
  }
  expect(failed).toEqual([])
  expect(said[0]).toMatch(
    /^The services were killed \(SIGKILL\).* again in 0\.\d s\. Pages are served meanwhile\.$/,
  )
  expect(said[1]).toMatch(/^The services work again, after .* s \(restart 1\)\.$/)
  const log = await readFile(join(dir, 'data', 'services.log'), 'utf8')
  expect(log.match(/Listening on/g)).toHaveLength(4)
  expect(log).toContain('The services were killed (SIGKILL)')
})

it('serves pages as long as the services cannot start, tries less and less often, and says why', {
  timeout: 180_000,
}, async () => {
  const file = join(dir, 'data', 'cup.sqlite')
  for (const rest of ['', '-wal', '-shm']) await rename(file + rest, `${file}.kept${rest}`)
  await writeFile(file, 'no database '.repeat(1000))
  services.kill()
  await setTimeout(LOOK_EVERY_MS)
  const failed = await pagesUntil(async () => said.length >= 4, 60_000)
  expect(failed).toEqual([])
  expect(await statusOf('/graphql')).toBe(503)
  expect((await (await fetch(`${origin}/health`)).json()) as object).toMatchObject({
    status: 'unavailable',
    services: 'starting',
  })
  expect(said.slice(1).join()).toContain('npm run restore -- FOLDER')
  const pauses = said.map((line) => Number(/again in (\S+) s/.exec(line)?.[1]))
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
  expect(pauses.at(-1)).toBeGreaterThan(4 * (pauses[0] ?? 0))
  for (const rest of ['', '-wal', '-shm']) await rename(`${file}.kept${rest}`, file + rest)
  expect(await pagesUntil(serviceWorks, 60_000)).toEqual([])
})
