import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type PublisherState, stateText } from '../../../scripts/publish/publisher-state.ts'
import { supervisePublisher } from '../../../scripts/publish/supervise.ts'
import { type ReleaseSettings, readReleaseSettings } from '../../../scripts/release/settings.ts'
import { SiteInFolder } from '../../../scripts/start/site-in-folder.ts'
import type { Random } from '../../../src/backend/demo/random.ts'
import { DEMO_NOW } from '../../../src/backend/settings/config.ts'
import { settingsOfEnvironment } from '../../../src/data/build/archive.ts'
import { openArchive } from '../../../src/data/build/open-archive.ts'
import { createResultsClient } from '../../../src/data/results/client.ts'
import { type EditionIndex, indexEdition } from '../../../src/domain/tournament/edition-index.ts'
import { Connection } from './connection.ts'
import { Desk } from './desk.ts'
import type { Stage } from './faults.ts'
import { Ledger } from './ledger.ts'
import { Reader } from './reader.ts'
import { Services } from './services.ts'
import { SmallDisk } from './small-disk.ts'
import { Visitor } from './visitor.ts'

const CUP = 'demo-cup'
const VISITORS = 4
const MOST_WAIT_MS = 300_000
const LOOK_EVERY_MS = 100
const SECOND = 1_000
const HOUR = 3_600 * SECOND
/** How far the clock of each desk is ahead: one is an hour slow. */
const AHEAD = [0, 0, 0, 0, -HOUR]

/**
 * A small cup with all its parts: services, publisher, desks, visitors, a reader, and connections between them that can be
 * cut.
 */
export class FaultyCup {
  readonly ledger = new Ledger()
  readonly desks: readonly Desk[]
  /** Its clock is a day ahead: nothing that it reports can have happened. */
  readonly strangeDesk: Desk
  readonly visitors: readonly Visitor[]
  readonly reader: Reader
  readonly stage: Stage
  readonly settings: ReleaseSettings
  /** The edition before the first report. */
  readonly before: EditionIndex
  /** The origin of the services themselves, which no fault cuts off. */
  readonly origin: string
  readonly #states: PublisherState[] = []
  readonly #ended = new AbortController()
  readonly #publishing = new AbortController()
  readonly #disk: SmallDisk | null
  #work: Promise<unknown> = Promise.resolve()
  #published: Promise<void> = Promise.resolve()

  private constructor(parts: {
    origin: string
    before: EditionIndex
    reader: Reader
    ways: Stage['ways']
    services: Services
    disk: SmallDisk | null
    random: Random
  }) {
    const { origin, before, reader, ways, services, disk, random } = parts
    this.origin = origin
    this.before = before
    this.reader = reader
    this.#disk = disk
    this.settings = readReleaseSettings(process.env)
    const service = { origin: ways.field.origin, operatorKey: process.env.OPERATOR_KEY ?? '' }
    let second = DEMO_NOW - 4 * HOUR
    const clock = () => {
      second += SECOND
      return second
    }
    const deskAt = (name: string, ahead: number) => {
      const parts = { service, ledger: this.ledger, random: random.fork(name), clock: () => clock() + ahead }
      return new Desk({ name, ...parts })
    }
    this.desks = AHEAD.map((ahead, at) => deskAt(`desk ${at}`, ahead))
    this.strangeDesk = deskAt('desk of another day', 24 * HOUR)
    const teamIds = [...before.teams.keys()].slice(0, 12)
    this.visitors = Array.from({ length: VISITORS }, (_, at) => {
      const email = `visitor-${at}@x.example`
      return new Visitor(ways.field.origin, email, before.edition.year, teamIds, random.fork(email))
    })
    const killPublisher = () => this.#killPublisher()
    this.stage = { services, killPublisher, disk, desks: this.desks, ways }
  }

  /** Builds a small site in a folder and sets everybody to work. */
  static async open(workDir: string, random: Random): Promise<FaultyCup> {
    const dataDir = join(workDir, 'data')
    const disk = SmallDisk.at(dataDir)
    const port = () => Number(process.env.PORT)
    const ways = {
      field: await Connection.to(port),
      edge: await Connection.to(port),
      reader: await Connection.to(port),
    }
    const signal = new AbortController().signal
    const site = new SiteInFolder()
    const settings = { RESULTS_URL: `${ways.edge.origin}/graphql` }
    const { origin } = await site.build(workDir, { kind: 'demo', size: 'small', settings }, signal)
    await site.stop()
    const services = new Services(dataDir, signal)
    await services.start()
    const before = await readEdition(origin, join(workDir, 'audit-cache'))
    const reader = await Reader.open(ways.reader.origin, before.edition.year)
    const cup = new FaultyCup({ origin, before, reader, ways, services, disk, random })
    cup.#begin()
    await cup.until('the publisher is at work', () => cup.#states.some(({ kind }) => kind === 'following'))
    return cup
  }

  /** Reads the edition as the service has it now. */
  read(): Promise<EditionIndex> {
    return readEdition(this.origin, join(this.settings.releasesDir, '..', 'audit-cache'))
  }

  /** Whether no desk has anything to send. */
  get isIdle(): boolean {
    return [...this.desks, this.strangeDesk].every(({ isIdle }) => isIdle)
  }

  /** The folder that visitors are served. */
  get served(): string {
    return join(this.settings.releasesDir, 'current')
  }

  /** Waits until every report is answered, everything is published, and the reader knows it; visitors rest. */
  async settle(): Promise<void> {
    for (const visitor of this.visitors) visitor.isResting = true
    await this.until('the visitors rest', () => this.visitors.every(({ isBusy }) => !isBusy))
    await this.until('the desks have sent everything', () => this.isIdle)
    const { year, revision } = (await this.read()).edition
    const published = () => JSON.parse(readFileSync(join(this.served, `${year}/published.json`), 'utf8'))
    await this.until(`${revision} is published`, () => published().revision === revision)
    await this.until(`the reader knows ${revision}`, () => revision.endsWith(`.${this.reader.held}`))
  }

  /** The next day begins. */
  beginDay(): void {
    for (const visitor of this.visitors) visitor.isResting = false
  }

  async until(what: string, isSo: () => boolean): Promise<void> {
    const started = performance.now()
    while (!isSo()) {
      if (performance.now() - started > MOST_WAIT_MS)
        throw new Error(`Waited in vain until ${what}. ${this.#states.slice(-3).map(stateText).join(' ')}`)
      await setTimeout(LOOK_EVERY_MS)
    }
  }

  async stopPublisher(): Promise<void> {
    this.#publishing.abort()
    await this.#published
  }

  async close(): Promise<void> {
    this.#ended.abort()
    await this.stopPublisher()
    await this.#work
    for (const way of Object.values(this.stage.ways)) way.close()
    await this.stage.services.stop()
    this.#disk?.end()
  }

  #begin(): void {
    const { signal } = this.#ended
    this.#published = supervisePublisher(
      this.settings,
      (state) => this.#states.push(state),
      this.#publishing.signal,
    )
    this.#work = Promise.all([
      ...[...this.desks, this.strangeDesk].map((desk) => desk.work(signal)),
      ...this.visitors.map((visitor) => visitor.visit(signal)),
      this.reader.follow(CUP, signal),
    ])
  }

  /** Does nothing while the publisher is between two lives: its old process id may belong to another program by now. */
  #killPublisher(): void {
    try {
      const { pid } = JSON.parse(readFileSync(join(this.settings.dataDir, 'publisher.json'), 'utf8'))
      const parent = execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' })
      if (Number(parent) === process.pid) process.kill(pid, 'SIGKILL')
    } catch {}
  }
}

async function readEdition(origin: string, cacheDir: string): Promise<EditionIndex> {
  const settings = { ...settingsOfEnvironment(), resultsUrl: `${origin}/graphql`, cacheDir }
  const client = createResultsClient({ address: settings.resultsUrl })
  const { edition, latestYear } = await openArchive(settings, { client, print: () => undefined })
  if (latestYear === null) throw new Error('The cup has no edition that is published.')
  return indexEdition(await edition(latestYear))
}
