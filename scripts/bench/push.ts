// `npm run bench:push [-- SUBSCRIBERS]`: how long the alerts of 75 matches starting at once take to reach the push service
// of everybody who follows one of the teams (default 5000, two teams each), and how long the feed takes to answer meanwhile,
// compared with when nothing is sent. Target: within a minute, without slowing the feed.
import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { feedPath, type WireFeed } from '../../src/contract/feed.ts'
import { USUAL_ALERTS } from '../../src/domain/alerts/alert-settings.ts'
import { DEFAULT_LOCALE, LOCALES } from '../../src/domain/text/locale.ts'
import { grouped } from '../progress/progress-text.ts'
import { seedDemo, startServices, stopServices } from '../start/services.ts'
import { freePort } from '../start/site-in-folder.ts'
import { feedTimes } from './feed-times.ts'
import { inOwnFolder } from './in-own-folder.ts'
import { startedSoon } from './push-schedule.ts'

const YEAR = 2026
const STARTS = 75
const TEAMS = 2 * STARTS
const TEAMS_EACH = 2
const QUIET_SECONDS = 10
const LATEST_SECONDS = 600
const FEED = feedPath('demo-cup', `t${YEAR}`)
const SUBSCRIBERS = Number(process.argv[2] ?? 5000)

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Starts a push service that accepts every message, and a site that only has a schedule of 75 matches that start soon. */
async function startFakeServices(revision: () => Promise<string>) {
  let taken = 0
  const server = createServer(async (request, response) => {
    request.resume()
    if (request.url === `/${YEAR}/schedule.json`)
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(startedSoon(YEAR, await revision(), STARTS)))
    request.on('end', () => {
      taken += 1
      response.writeHead(201).end()
    })
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${port}`, taken: () => taken, close: () => server.closeAllConnections() }
}

/** Writes accounts, each with a device and favourites, straight into the database while the service runs. */
function subscribe(file: string, endpoint: string, key: string): void {
  const db = new DatabaseSync(file, { timeout: 10_000 })
  const curve = createECDH('prime256v1')
  const p256dh = curve.generateKeys('base64url')
  const at = '2026-07-01T00:00:00.000Z'
  const insert = (table: string, row: Readonly<Record<string, string | number>>) => {
    const names = Object.keys(row)
    const text = `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`
    return Number(db.prepare(text).run(...Object.values(row)).lastInsertRowid)
  }
  db.exec('begin immediate')
  // This row makes matches that have already begun count as news, so the first look finds the whole burst.
  insert('alert', {
    key: `0 begun ${YEAR}`,
    year: YEAR,
    about: 'null',
    noted_at: at,
    expires_at: '2099-01-01',
  })
  for (let one = 0; one < SUBSCRIBERS; one += 1) {
    const account_id = insert('account', {
      email: `${one}@x.example`,
      name: 'x',
      password_hash: 'x',
      created_at: at,
      proved_at: at,
    })
    const session = { account_id, secret_hash: String(one), device: '', created_at: at, last_used_at: at }
    const device = {
      account_id,
      token_id: insert('access_token', session),
      endpoint: `${endpoint}/${one}`,
      p256dh,
      auth: randomBytes(16).toString('base64url'),
      server_key: key,
      locale: LOCALES[one % LOCALES.length] ?? DEFAULT_LOCALE,
      name: '',
      settings: JSON.stringify(USUAL_ALERTS),
      created_at: at,
    }
    insert('alert_device', device)
    for (let more = 0; more < TEAMS_EACH; more += 1) {
      const team = { team_id: `t${(one * 7 + more * 31) % TEAMS}`, year: YEAR, team_name: 'x', nation: '' }
      insert('favourite_team', { account_id, ...team, nation_code: '', category: '', category_short: '' })
    }
  }
  db.exec('commit')
  db.close()
}

async function bench(workDir: string, signal: AbortSignal): Promise<void> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const dataDir = join(workDir, 'data')
  const readFeed = async () => (await (await fetch(origin + FEED)).json()) as WireFeed
  const outside = await startFakeServices(async () => {
    const { epoch, revision } = await readFeed()
    return `${epoch}.${revision}`
  })
  // Any pair of keys will do: nothing here checks the signature.
  const own = createECDH('prime256v1')
  const key = own.generateKeys('base64url')
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SITE_URL: outside.origin,
    SITE_DIR: join(workDir, 'none'),
    CUP_ID: 'demo-cup',
    DEMO_SIZE: 'small',
    DEMO_PLAY: '0',
    ALLOW_LOCAL_PUSH: '1',
    VAPID_KEYS: `${key}.${own.getPrivateKey('base64url').padStart(43, 'A')}`,
  }
  const services = { env, dataDir }
  await seedDemo(services, signal)
  const child = await startServices(services, signal)
  try {
    const quiet = await feedTimes(origin + FEED, setTimeout(QUIET_SECONDS * 1000))
    subscribe(join(dataDir, 'identity.sqlite'), outside.origin, key)
    const started = performance.now()
    const busy = await feedTimes(origin + FEED, untilSilent(outside.taken, signal))
    const seconds = (busy.endedAt - started) / 1000
    const sent = outside.taken()
    say(
      `${grouped(SUBSCRIBERS)} subscribers, ${STARTS} starts: ${grouped(sent)} messages in ${seconds.toFixed(1)} s`,
    )
    const line = (what: string, { p50, p99 }: typeof quiet) =>
      say(`feed ${what.padEnd(22)} half within ${p50.toFixed(1)} ms, 99 of 100 within ${p99.toFixed(1)} ms`)
    line('with nothing sent', quiet)
    line('while they are sent', busy)
    say(
      `as long as before: ${(busy.p50 / quiet.p50).toFixed(2)} (half), ${(busy.p99 / quiet.p99).toFixed(2)} (99 of 100)`,
    )
  } finally {
    await stopServices(child)
    outside.close()
  }
}

/** Waits until messages arrive and then stop for three seconds. `endedAt` does not count those three seconds. */
async function untilSilent(taken: () => number, signal: AbortSignal): Promise<number> {
  let [last, changedAt] = [0, performance.now()]
  const begun = performance.now()
  while (!signal.aborted && performance.now() - begun < LATEST_SECONDS * 1000) {
    await setTimeout(50)
    if (taken() !== last) [last, changedAt] = [taken(), performance.now()]
    if (last > 0 && performance.now() - changedAt > 3000) break
  }
  if (last === 0) throw new Error('Nothing was sent: what the services say is in services.log.')
  return changedAt
}

await inOwnFolder('push', bench)
