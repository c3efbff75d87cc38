import { setTimeout } from 'node:timers/promises'
import type { Random } from '../../../src/backend/demo/random.ts'
import type { Connection, Passage } from './connection.ts'
import type { Desk } from './desk.ts'
import type { Services } from './services.ts'
import type { SmallDisk } from './small-disk.ts'

const SHORT_MS = [1_000, 3_000] as const
const AWAY_MS = [500, 4_000] as const
const LOOK_EVERY_MS = 50
/** How long to wait until a desk has a report to send: every desk gets one sooner or later. */
const MOST_IDLE_MS = 30_000

/** The parts of a cup that can fail. */
export interface Stage {
  readonly services: Services
  readonly killPublisher: () => void
  /** null if the test could not get a disk of its own. */
  readonly disk: SmallDisk | null
  readonly desks: readonly Desk[]
  /** The connections to the services: `field` of desks and visitors, `edge` of the publisher, `reader` of readers. */
  readonly ways: Readonly<Record<'field' | 'edge' | 'reader', Connection>>
}

export interface Fault {
  readonly name: string
  /** Makes the fault happen, then mends it. */
  readonly strike: () => Promise<void>
}

/** Every fault once, in random order. */
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
        // Only the first desk has the classes that hide their results, and it must not be lost.
        const desk = random.pick(desks.slice(1))
        // A desk that has sent everything would lose nothing.
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
