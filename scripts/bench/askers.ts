// `npm run bench:askers [-- full|small] [-- CONNECTIONS]`: how long a page, the feed and a sign-in take while many
// connections (default 16) ask for a whole tournament in ever new words, by POST and by GET, compared with nobody asking.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { feedPath } from '../../src/contract/feed.ts'
import { seedDemo, startServices, stopServices } from '../start/services.ts'
import { freePort } from '../start/site-in-folder.ts'
import { inOwnFolder } from './in-own-folder.ts'

const SECONDS = 15
const PAGE_BYTES = 20_000
const ACCOUNT = { email: 'asker@x.example', password: 'tre blå hästar i regnet', name: 'x' }
const MATCH =
  'id divisionName roundName roundRank homeTeamName awayTeamName locationName homeScore awayScore winner zonedStartTime isLive isFinished'
const WHOLE = `tournament(cupId: "demo-cup", tournamentId: "t2026") { id categories { id name teams { id name }
  divisions { id name teamIds teamtable { rank teamId points } matches { ${MATCH} } } } }`

type Way = 'nobody' | 'POST' | 'GET'
interface Asking {
  readonly origin: string
  readonly way: Way
  readonly connections: number
}

const say = (text: string) => process.stdout.write(`${text}\n`)
const json = { 'content-type': 'application/json' }

/** Asks until it is told to stop. @returns how often each status came */
async function ask({ origin, way, connections }: Asking): Promise<void> {
  const statuses: Record<number, number> = {}
  let isEnough = way === 'nobody'
  const enough = new Promise<void>((resolve) => {
    parentPort?.once('message', () => {
      isEnough = true
      resolve()
    })
  })
  let word = 0
  const one = async () => {
    while (!isEnough) {
      word += 1
      const query = `query word${word} { ${WHOLE} }`
      const response =
        way === 'POST'
          ? await fetch(`${origin}/graphql`, {
              method: 'POST',
              headers: json,
              body: JSON.stringify({ query }),
            })
          : await fetch(`${origin}/graphql?query=${encodeURIComponent(query)}`, {
              headers: { 'x-requested-with': 'x' },
            })
      await response.arrayBuffer()
      statuses[response.status] = (statuses[response.status] ?? 0) + 1
    }
  }
  await Promise.all([enough, ...Array.from({ length: connections }, one)])
  parentPort?.postMessage(statuses)
}

async function measure(asking: Asking): Promise<void> {
  const { origin, way } = asking
  const worker = new Worker(new URL(import.meta.url), { workerData: asking })
  const ended = new Promise<object>((resolve, reject) =>
    worker.once('message', resolve).once('error', reject),
  )
  const until = performance.now() + SECONDS * 1000
  const probe = async (what: string, everyMs: number, request: () => Promise<Response>) => {
    const times: number[] = []
    while (performance.now() < until) {
      const from = performance.now()
      const response = await request()
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${what} was answered with ${response.status}.`)
      times.push(performance.now() - from)
      await setTimeout(everyMs)
    }
    times.sort((one, other) => one - other)
    const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0)
    return `${what} ${at(0.5)} / ${at(0.99)} ms`
  }
  const lines = await Promise.all([
    probe('page', 20, () => fetch(`${origin}/`)),
    probe('feed', 20, () => fetch(origin + feedPath('demo-cup', 't2026'))),
    probe('sign-in', 400, () =>
      fetch(`${origin}/sanctum/token`, { method: 'POST', headers: json, body: JSON.stringify(ACCOUNT) }),
    ),
  ])
  worker.postMessage('enough')
  say(`${way.padEnd(7)} half / 99 of 100: ${lines.join(', ')}; answers ${JSON.stringify(await ended)}`)
}

async function bench(workDir: string, signal: AbortSignal): Promise<void> {
  const [size = 'full', connections = '16'] = process.argv.slice(2)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const dataDir = join(workDir, 'data')
  const siteDir = join(workDir, 'site')
  mkdirSync(siteDir)
  writeFileSync(join(siteDir, 'index.html'), 'a'.repeat(PAGE_BYTES))
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    SITE_DIR: siteDir,
    CUP_ID: 'demo-cup',
    DEMO_SIZE: size,
    DEMO_PLAY: '0',
  }
  const services = { env, dataDir, origin }
  await seedDemo(services, signal)
  const child = await startServices(services, signal)
  try {
    await fetch(`${origin}/sanctum/register`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(ACCOUNT),
    })
    for (const way of ['nobody', 'POST', 'GET'] as const)
      await measure({ origin, way, connections: Number(connections) })
  } finally {
    await stopServices(child)
  }
}

if (isMainThread) await inOwnFolder('askers', bench)
else await ask(workerData as Asking)
