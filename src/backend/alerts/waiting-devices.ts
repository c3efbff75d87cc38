import type { PostPlaces } from './post-places.ts'
import type { PushService } from './push-service.ts'

/** A device to which alerts are due. */
export interface WaitingDevice {
  readonly id: number
  readonly accountId: number
  readonly service: PushService
  /** Whether the device took its last alert and none of those that are due has failed. */
  readonly isFresh: boolean
  /** The time of its first alert, as the tables store it. */
  readonly dueAt: string
}

/**
 * The devices that wait for a place, by push service. What was not tried yet goes before what has failed, the first device
 * of each account before anybody's second, and then what is due earlier before what is due later.
 */
export class WaitingDevices {
  readonly #services = new Map<string, WaitingDevice[]>()

  constructor(devices: readonly WaitingDevice[]) {
    for (const device of inOrder(devices)) {
      const line = this.#services.get(device.service.name)
      if (line) line.push(device)
      else this.#services.set(device.service.name, [device])
    }
  }

  /** Removes and returns the devices that get a place now, at most `most`. */
  take(places: PostPlaces, isResting: (origin: string) => boolean, most: number): WaitingDevice[] {
    const taken: WaitingDevice[] = []
    for (const [name, line] of this.#services) {
      const [first] = line
      if (first === undefined || !places.hasRoom(first.service)) continue
      const left = line.filter((device) => {
        if (taken.length >= most || isResting(device.service.origin) || !places.take(device)) return true
        taken.push(device)
        return false
      })
      if (left.length === line.length) continue
      // A service that got a place goes to the end.
      this.#services.delete(name)
      if (left.length > 0) this.#services.set(name, left)
    }
    return taken
  }

  /** Returns the ids of the devices that wait for a service. */
  of({ name, origin }: PushService): number[] {
    const line = this.#services.get(name) ?? []
    return line.filter(({ service }) => service.origin === origin).map(({ id }) => id)
  }
}

function inOrder(devices: readonly WaitingDevice[]): WaitingDevice[] {
  const counts = new Map<number, number>()
  return devices
    .toSorted(byTurn)
    .map((device) => {
      const turn = counts.get(device.accountId) ?? 0
      counts.set(device.accountId, turn + 1)
      return { device, turn }
    })
    .sort((one, other) => Number(other.device.isFresh) - Number(one.device.isFresh) || one.turn - other.turn)
    .map(({ device }) => device)
}

const byTurn = (one: WaitingDevice, other: WaitingDevice) =>
  Number(other.isFresh) - Number(one.isFresh) ||
  (one.dueAt < other.dueAt ? -1 : Number(one.dueAt > other.dueAt))
