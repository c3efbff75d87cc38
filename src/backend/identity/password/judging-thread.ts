import { Worker } from 'node:worker_threads'
import type { MessageKey } from '../base/words.ts'
import type { Owner } from './rules.ts'

/** How long the thread stays without work, milliseconds. Its lists of words take 50 MB. */
const STAYS = 60_000

/** The arguments of `passwordFault`. */
export interface Question {
  readonly id: number
  readonly password: string
  readonly owner: Owner
  readonly cup: readonly string[]
}
export interface Verdict {
  readonly id: number
  readonly fault: MessageKey | null
}

/** Judges new passwords in a thread of its own, as each takes up to some 30 ms. The thread ends when it has no work. */
class JudgingThread {
  readonly #waiting = new Map<number, PromiseWithResolvers<MessageKey | null>>()
  #worker: Worker | null = null
  #leave: NodeJS.Timeout | undefined
  #last = 0

  /** Works as `passwordFault`. The first password after a while waits until the thread has started, half a second. */
  fault(password: string, owner: Owner, cup: readonly string[]): Promise<MessageKey | null> {
    clearTimeout(this.#leave)
    this.#worker ??= this.#start()
    const id = ++this.#last
    const verdict = Promise.withResolvers<MessageKey | null>()
    this.#waiting.set(id, verdict)
    this.#worker.postMessage({ id, password, owner, cup } satisfies Question)
    return verdict.promise
  }

  #start(): Worker {
    const worker = new Worker(new URL('./judging-worker.ts', import.meta.url))
    worker.on('message', (verdict: Verdict) => this.#settle(verdict))
    worker.on('error', (error) => this.#end(worker, error))
    worker.on('exit', (code) => this.#end(worker, new Error(`The thread ended with code ${code}.`)))
    worker.unref()
    return worker
  }

  #settle({ id, fault }: Verdict): void {
    this.#waiting.get(id)?.resolve(fault)
    this.#waiting.delete(id)
    if (this.#waiting.size > 0) return
    this.#leave = setTimeout(() => {
      if (this.#worker !== null) this.#end(this.#worker, new Error('The thread has no work.'))
    }, STAYS).unref()
  }

  /** The next password starts another thread. */
  #end(worker: Worker, error: unknown): void {
    if (worker !== this.#worker) return
    this.#worker = null
    void worker.terminate()
    for (const verdict of this.#waiting.values()) verdict.reject(error)
    this.#waiting.clear()
  }
}

/** One thread for the process: each would hold the same lists. */
export const judgingThread = new JudgingThread()
