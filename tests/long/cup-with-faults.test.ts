import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeRelease } from '../../scripts/release/make-release.ts'
import { createRandom } from '../../src/backend/demo/random.ts'
import { servedFiles } from '../support/served-files.ts'
import { audit } from './cup/auditor.ts'
import { Director } from './cup/director.ts'
import { faultsOf } from './cup/faults.ts'
import { FaultyCup } from './cup/faulty-cup.ts'

/**
 * @setting CUP_MATCHES (`400`) Matches a day of the cup with faults that `npm run test:long` plays.
 * @setting CUP_FAULTS (`1`) How often each fault strikes a day.
 * @setting CUP_SEED (`11`) Another number, other faults.
 */
const MATCHES = Number(process.env.CUP_MATCHES ?? 400)
const TIMES = Number(process.env.CUP_FAULTS ?? 1)
const SEED = Number(process.env.CUP_SEED ?? 11)

const workDir = mkdtempSync(join(tmpdir(), 'cup-faults-'))
const random = createRandom(SEED)
let cup: FaultyCup

beforeAll(async () => {
  cup = await FaultyCup.open(workDir, random.fork('cup'))
}, 900_000)
afterAll(async () => {
  await cup?.close()
  rmSync(workDir, { recursive: true, force: true })
}, 240_000)

it('every evening of a cup with faults nothing is lost, nothing is wrong and nothing is there twice', async () => {
  const director = new Director(cup, MATCHES, random.fork('director'))
  expect(director.days.length).toBeGreaterThanOrEqual(3)
  if (cup.stage.disk === null) process.stdout.write('SKIP disk full: this account may mount no disk.\n')
  let reports = 0
  for (const day of director.days) {
    const plan = random.fork(day)
    const faults = Array.from({ length: TIMES }, () => faultsOf(cup.stage, plan)).flat()
    cup.beginDay()
    await director.play(day, faults)
    await cup.settle()
    const evening = await audit(cup)
    process.stdout.write(
      `${day}: ${faults.length} faults, ${evening.reports - reports} reports taken of ${cup.ledger.size} made so far, ${evening.compared} places compared\n`,
    )
    expect(evening.differing).toEqual([])
    expect(evening.reports).toBeGreaterThan(reports)
    expect(evening.compared).toBeGreaterThan(3_000)
    reports = evening.reports
  }
  for (const { acknowledged } of cup.visitors) expect(acknowledged).toBeGreaterThan(10)
  await cup.stopPublisher()
  expect(await unlikeCleanBuild()).toEqual([])
  // A run shorter than the default may not see all of these fates.
  for (const fate of ['refused', 'dropped', 'lost'] as const)
    expect(cup.ledger.count(fate), fate).toBeGreaterThan(0)
}, 3_600_000)

/** The files that a publisher keeps up to date and that a build from nothing makes differently. */
async function unlikeCleanBuild(): Promise<string[]> {
  const clean = { ...cup.settings, releasesDir: join(workDir, 'clean') }
  await makeRelease(clean, { command: 'npm test', force: true, signal: new AbortController().signal })
  const built = join(clean.releasesDir, 'current')
  const [expected, published] = [servedFiles(built), servedFiles(cup.served)]
  const isFollowed = new RegExp(`^/(?:sv/)?(?:${cup.before.edition.year}/.*|index\\.html)$`)
  const isSame = (path: string) =>
    readFileSync(join(built, path)).equals(readFileSync(join(cup.served, path)))
  // If a class is held for the first time, its history page and the link to it come with the next build.
  const waitsForHistory = (path: string) =>
    [...readFileSync(join(built, path), 'utf8').matchAll(/href="((?:\/sv)?\/history\/[^"]*)"/g)].some(
      ([, address]) => !published.has(`${address}index.html`),
    )
  return [...new Set([...expected.keys(), ...published.keys()])]
    .filter((path) => isFollowed.test(path))
    .filter((path) => !expected.has(path) || !published.has(path) || !(isSame(path) || waitsForHistory(path)))
}
