import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { constants, getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LoggedChild } from '../../scripts/processes/child-process.ts'
import type { PublisherState } from '../../scripts/publish/publisher-state.ts'
import { stateText } from '../../scripts/publish/publisher-state.ts'
import { supervisePublisher } from '../../scripts/publish/supervise.ts'
import { makeRelease } from '../../scripts/release/make-release.ts'
import { readReleaseSettings } from '../../scripts/release/settings.ts'
import { isSitemap } from '../../scripts/release/site-files.ts'
import { startServices, stopServices } from '../../scripts/start/services.ts'
import { SiteInFolder } from '../../scripts/start/site-in-folder.ts'
import { createRandom } from '../../src/backend/demo/random.ts'
import { CupDesk } from '../support/cup-desk.ts'
import { RandomReports } from '../support/random-reports.ts'
import { servedFiles } from '../support/served-files.ts'

const REPORTS = 500
/** The number of stretches. In each, something is killed or stopped at a random moment. */
const STRETCHES = 4
/** The pause between two reports, in milliseconds: a cup of the real one's size at ten times its speed. */
const PAUSE_MS = 250
const AWAY_MS = 5_000
const MOST_WAIT_MS = 240_000
const LOOK_EVERY_MS = 20

const workDir = mkdtempSync(join(tmpdir(), 'cup-published-'))
const served = join(workDir, 'releases', 'current')
const site = new SiteInFolder()
const ended = new AbortController()
/** @setting REPORTS_SEED (`7`) Another number, other reports that `npm run test:long` publishes. */
const random = createRandom(Number(process.env.REPORTS_SEED ?? 7))
const states: PublisherState[] = []
/** Files that the publisher's other thread made. */
let services: LoggedChild | null = null
let origin: string
let desk: CupDesk

beforeAll(async () => {
  const built = await site.build(workDir, { kind: 'demo', size: 'small' }, ended.signal)
  origin = built.origin
  desk = await CupDesk.open(origin, process.env.OPERATOR_KEY ?? '')
}, 900_000)
afterAll(async () => {
  ended.abort()
  await site.stop()
  if (services) await stopServices(services)
  rmSync(workDir, { recursive: true, force: true })
})

const numberOf = (revision: string) => Number(revision.slice(revision.lastIndexOf('.') + 1))

/** The number of the revision that visitors get at this moment. */
const publishedNumber = (): number =>
  numberOf(JSON.parse(readFileSync(join(served, desk.year, 'published.json'), 'utf8')).revision)

async function until(what: string, isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo(); waited += LOOK_EVERY_MS) {
    if (waited > MOST_WAIT_MS)
      throw new Error(`Waited in vain until ${what}. ${states.map(stateText).at(-1)}`)
    await setTimeout(LOOK_EVERY_MS)
  }
}

function noteState(state: PublisherState): void {
  states.push(state)
}

const isAtWork = () => {
  const kind = states.at(-1)?.kind
  return kind === 'following' || kind === 'published'
}

/** The time from each report to its page, in milliseconds, by the number of the report's revision. */
class Stopwatch {
  readonly took = new Map<number, number>()
  readonly #waiting = new Map<number, number>()

  report(revision: string): void {
    this.#waiting.set(numberOf(revision), performance.now())
  }

  async watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const upTo = publishedNumber()
      for (const [number, since] of this.#waiting)
        if (number <= upTo) {
          this.took.set(number, performance.now() - since)
          this.#waiting.delete(number)
        }
      await setTimeout(LOOK_EVERY_MS)
    }
  }
}

const publisherId = (): number =>
  JSON.parse(readFileSync(join(workDir, 'data', 'publisher.json'), 'utf8')).pid

function killPublisher(): void {
  const pid = publisherId()
  states.length = 0
  process.kill(pid, 'SIGKILL')
}

async function takeServiceAway(): Promise<void> {
  await site.stop()
  await setTimeout(AWAY_MS)
  services = await startServices({ env: process.env, dataDir: join(workDir, 'data') }, ended.signal)
}

const percentile = (sorted: readonly number[], share: number) =>
  ((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) / 1000).toFixed(1)

function printTimes(title: string, times: Iterable<number>): void {
  const sorted = [...times].sort((one, other) => one - other)
  process.stdout.write(
    `${title}: p50 ${percentile(sorted, 0.5)} s, p95 ${percentile(sorted, 0.95)} s, of ${sorted.length}\n`,
  )
}

it('what is published after 500 reports is what a clean build makes, whatever was killed meanwhile', async () => {
  const isOther = (path: string) => !new RegExp(`^/(?:sv/)?(?:${desk.year}/|index\\.html$)`).test(path)
  const before = [...servedFiles(served)].filter(([path]) => isOther(path))
  const settings = readReleaseSettings(process.env)
  const publishing = supervisePublisher(settings, noteState, ended.signal)
  await until('the publisher is at work', isAtWork)
  expect(getPriority(publisherId())).toBe(constants.priority.PRIORITY_LOW)
  const stopwatch = new Stopwatch()
  const watching = stopwatch.watch(ended.signal)
  const reports = new RandomReports(desk, random)
  const disturbed = new Set<number>()
  const perStretch = REPORTS / STRETCHES
  for (let stretch = 0; stretch < STRETCHES; stretch += 1) {
    const disturbAt = random.int(perStretch / 2, perStretch - 10)
    let revision = ''
    let isDisturbed = false
    for (let n = 0; n < perStretch; n += 1) {
      if (n === disturbAt) {
        isDisturbed = true
        if (stretch === 1) await takeServiceAway()
        else killPublisher()
      }
      revision = await reports.next()
      stopwatch.report(revision)
      if (isDisturbed || n > disturbAt - 10) disturbed.add(numberOf(revision))
      await setTimeout(PAUSE_MS)
    }
    await until('everything is published', () => isAtWork() && publishedNumber() === numberOf(revision))
  }
  expect(desk.reports).toBe(REPORTS)
  const quiet = [...stopwatch.took].filter(([number]) => !disturbed.has(number)).map(([, took]) => took)
  printTimes('From a report to its page', quiet)
  printTimes('The same with the reports around a kill', stopwatch.took.values())
  ended.abort()
  await Promise.all([publishing, watching])

  const clean = { ...settings, releasesDir: join(workDir, 'clean') }
  const signal = new AbortController().signal
  await makeRelease(clean, { command: 'npm test', force: true, signal })
  const expected = servedFiles(join(clean.releasesDir, 'current'))
  const published = servedFiles(served)
  const differing = [...new Set([...expected.keys(), ...published.keys()])].filter(
    (path) => !expected.has(path) || !published.has(path) || !isSame(path, clean.releasesDir),
  )
  const textOf = (dir: string, path: string) =>
    existsSync(join(dir, path)) ? readFileSync(join(dir, path), 'utf8') : ''
  const differences = differing.map((path) => ({
    path,
    ...firstDifference(textOf(served, path), textOf(join(clean.releasesDir, 'current'), path)),
  }))
  // While the cup is played, the days of a sitemap's pages are brought up with the files that no change asks for.
  expect(differences.filter(({ path }) => !isSitemap(path))).toEqual([])
  expect([...published].filter(([path]) => isOther(path))).toEqual(before)
})

function firstDifference(published: string, built: string) {
  let at = 0
  while (at < published.length && published[at] === built[at]) at += 1
  const around = (text: string) => text.slice(Math.max(0, at - 200), at + 200)
  return { published: around(published), built: around(built) }
}

const isSame = (path: string, cleanDir: string) =>
  readFileSync(join(served, path)).equals(readFileSync(join(cleanDir, 'current', path)))
