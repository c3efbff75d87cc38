import { setTimeout } from 'node:timers/promises'
import type { Random } from '../../../src/backend/demo/random.ts'
import type { Connection, Passage } from './connection.ts'
import type { Desk } from './desk.ts'
import type { Services } from './services.ts'
import type { SmallDisk } from './small-disk.ts'

const SHORT_MS = [1_000, 3_000] as const
const AWAY_MS = [500, 4_000] as const
const LOOK_EVERY_MS = 50
/** Sooner or later there is a report of every desk. */
const MOST_IDLE_MS = 30_000

/** What can fail of a cup. */
export interface Stage {
  readonly services: Services
  readonly killPublisher: () => void
  /** null where no disk of its own could be had. */
  readonly disk: SmallDisk | null
  readonly desks: readonly Desk[]
  /** The ways to the services: of desks and visitors, of the publisher, of readers. */
  readonly ways: Readonly<Record<'field' | 'edge' | 'reader', Connection>>
}

export interface Fault {
  readonly name: string
  /** Lets it happen, and mends it. */
  readonly strike: () => Promise<void>
}

/** Everything that goes wrong once, in some order. */
export function faultsOf(stage: Stage, random: Random): Fault[] {
  const { services, killPublisher, disk, desks, ways } = stage
  const wait = ([from, to]: readonly [number, number]) => setTimeout(random.int(from, to))
  const cut = (way: keyof typeof ways, passage: Passage): Fault => ({
    name: `${way} ${passage}`,
    async strike() {
      ways[way].passage = passage
      await wait(SHORT_MS)
      ways[way].passage = 'open'
    },
  })
  const faults: Fault[] = [
    {
      name: 'services killed',
      async strike() {
        await services.kill()
        await wait(AWAY_MS)
        await services.start()
      },
    },
    {
      name: 'services killed again at once',
      async strike() {
        for (let times = 0; times < 2; times += 1) {
          await services.kill()
          await services.start()
        }
      },
    },
    { name: 'publisher killed', strike: async () => killPublisher() },
    {
      name: 'services and publisher killed',
      async strike() {
        killPublisher()
        await services.kill()
        await services.start()
      },
    },
    {
      name: 'desk offline',
      async strike() {
        const desk = random.pick(desks)
        desk.isOffline = true
        await wait([3_000, 9_000])
        desk.isOffline = false
      },
    },
    {
      name: 'desk lost',
      async strike() {
        // The first desk alone has the classes that hide their results.
        const desk = random.pick(desks.slice(1))
        // One that has sent everything loses nothing.
        desk.isOffline = true
        for (let waited = 0; desk.isIdle && waited < MOST_IDLE_MS; waited += LOOK_EVERY_MS)
          await setTimeout(LOOK_EVERY_MS)
        desk.lose()
        desk.isOffline = false
      },
    },
    cut('field', 'refused'),
    cut('field', 'silent'),
    cut('field', 'deaf'),
    cut('field', 'deaf'),
    cut('edge', 'refused'),
    cut('edge', 'silent'),
    cut('reader', 'refused'),
    cut('reader', 'deaf'),
  ]
  if (disk)
    faults.push({
      name: 'disk full',
      async strike() {
        disk.fill()
        await wait(SHORT_MS)
        disk.clear()
      },
    })
  return random.shuffled(faults)
}
