import { queueOptionsSymbol, type TaskQueue } from 'piscina'

type Task = Parameters<TaskQueue['push']>[0]

/** The address that a task is done for; no address stands for this service itself. */
export interface QueueOptions {
  readonly address: string
}

/** Takes the waiting tasks of all addresses in turn: one address with many tasks delays another's by one task. */
export class FairQueue implements TaskQueue {
  readonly #byAddress = new Map<string, Task[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  /** The number of tasks that wait for one address. */
  waiting(address: string): number {
    return this.#byAddress.get(address)?.length ?? 0
  }

  push(task: Task): void {
    const address = addressOf(task)
    const tasks = this.#byAddress.get(address)
    if (tasks) tasks.push(task)
    else this.#byAddress.set(address, [task])
    this.#size += 1
  }

  shift(): Task | null {
    const [next] = this.#byAddress
    if (!next) return null
    const [address, tasks] = next
    const task = tasks.shift() ?? null
    this.#byAddress.delete(address)
    // A map keeps the order of insertion, so this address is last now.
    if (tasks.length > 0) this.#byAddress.set(address, tasks)
    this.#size -= 1
    return task
  }

  remove(task: Task): void {
    const address = addressOf(task)
    const tasks = this.#byAddress.get(address) ?? []
    const at = tasks.indexOf(task)
    if (at === -1) return
    tasks.splice(at, 1)
    if (tasks.length === 0) this.#byAddress.delete(address)
    this.#size -= 1
  }
}

const addressOf = (task: Task): string => (task[queueOptionsSymbol] as QueueOptions | null)?.address ?? ''
