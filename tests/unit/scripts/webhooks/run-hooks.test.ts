import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signature } from '../../../../scripts/webhooks/deliver.ts'
import { HookFiles } from '../../../../scripts/webhooks/hook-state.ts'
import { runHooks } from '../../../../scripts/webhooks/run-hooks.ts'
import type { WireFeed } from '../../../../src/contract/feed.ts'

const START = Date.parse('2026-07-07T10:00:00Z')
const FINISHED = {
  id: 'm1',
  divisionId: 'g1',
  revision: 2,
  isFinished: true,
  homeScore: 9,
  awayScore: 8,
} as const

let feed: WireFeed
let published: string
/** The statuses that the hook answers, one after the other; then 200. */
let statuses: number[]
let taken: { headers: IncomingMessage['headers']; body: string }[]
let folder: string
let writes: number
let servers: ReturnType<typeof createServer>[]
let origin: string
let hook: string

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  feed = { epoch: 'e1', revision: 1, since: 0, phase: 'under-way', matches: [] }
  published = 'e1.1'
  statuses = []
  taken = []
  writes = 0
  servers = []
  folder = mkdtempSync(join(tmpdir(), 'cup-hooks-'))
  origin = await serve((request, response) =>
    response.end(JSON.stringify(request.url?.startsWith('/feed/') ? feed : { revision: published })),
  )
  hook = await serve(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const status = statuses.shift() ?? 200
    if (status === 200) taken.push({ headers: request.headers, body })
    response.writeHead(status).end()
  })
})
afterEach(async () => {
  vi.useRealTimers()
  for (const server of servers) {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the program anew, lets it look once, and stops it. */
async function look(): Promise<string[]> {
  const stop = new AbortController()
  const lines: string[] = []
  const files = new HookFiles(folder)
  const write = files.write.bind(files)
  files.write = (state) => {
    write(state)
    writes += 1
  }
  await runHooks(
    {
      addresses: [hook],
      origin,
      cupId: 'cup',
      year: 2026,
      files,
      // Read where the program begins to wait for its next look.
      get everyMs() {
        stop.abort()
        return 60_000
      },
      print: (line) => lines.push(line),
    },
    stop.signal,
  )
  return lines
}
const typesTaken = () => taken.map(({ body }) => JSON.parse(body).type)

it('tells what is new since the first look, signed, and nothing twice', async () => {
  await look()
  feed = { ...feed, revision: 2, matches: [FINISHED] }
  await look()
  published = 'e1.2'
  await look()
  const before = writes
  await look()
  expect(writes).toBe(before)
  expect(typesTaken()).toEqual(['match.result', 'site.released'])
  const [{ headers, body } = { headers: {}, body: '' }] = taken
  const secret = readFileSync(join(folder, 'webhooks', 'secret'), 'utf8').trim()
  const id = String(headers['webhook-id'])
  expect(headers['webhook-signature']).toBe(signature(secret, id, Number(headers['webhook-timestamp']), body))
  expect(JSON.parse(body).data.match).toMatchObject({ id: 'm1', homeScore: 9 })
})

it('sends again what was not taken, later each time and before what follows, also after a restart', async () => {
  await look()
  statuses = [500, 503]
  feed = { ...feed, revision: 2, matches: [FINISHED] }
  expect(await look()).toEqual([expect.stringContaining('answers 500')])
  published = 'e1.2'
  await look()
  expect(taken).toEqual([])
  vi.setSystemTime(START + 6_000)
  expect(await look()).toEqual([expect.stringContaining('answers 503')])
  vi.setSystemTime(START + 12_000)
  await look()
  expect(taken).toEqual([])
  vi.setSystemTime(START + 60_000)
  await look()
  expect(typesTaken()).toEqual(['match.result', 'site.released'])
  const log = readFileSync(join(folder, 'webhooks', 'log.jsonl'), 'utf8')
    .trim()
    .split('\n')
  expect(log.map((line) => JSON.parse(line).attempt)).toEqual([1, 2, 3, 1])
})

it('leaves a hook alone that is gone', async () => {
  await look()
  statuses = [410]
  feed = { ...feed, revision: 2, matches: [FINISHED] }
  expect(await look()).toEqual([expect.stringContaining('not told: 1')])
  vi.setSystemTime(START + 3_600_000)
  await look()
  expect(taken).toEqual([])
})

it('tells nothing of a database that begins anew', async () => {
  await look()
  feed = { ...feed, epoch: 'e2', revision: 1, matches: [{ ...FINISHED, revision: 1 }] }
  await look()
  expect(taken).toEqual([])
})
