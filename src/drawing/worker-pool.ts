import { availableParallelism } from 'node:os'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/** A task's answer, as a worker of a pool posts it: a result or the message of an error. */
export interface Answer {
  readonly id: number
  readonly result?: unknown
  readonly fault?: string
}

/** A task, as a worker of a pool receives it. */
export interface Task<T> {
  readonly id: number
  readonly input: T
}

/** Threads that run the same module. The first task starts them. Idle threads do not keep the process alive. */
export class WorkerPool {
  /** The number of worker threads. The main thread has work of its own and does not count. */
  readonly size: number
  private readonly file: string
  private readonly options: WorkerOptions
  private readonly waiting = new Map<number, PromiseWithResolvers<unknown>>()
  private workers: Worker[] | null = null
  private last = 0

  /** @param file a module that answers each `Task` with an `Answer` */
  constructor(file: string, options: WorkerOptions = {}, most = 4) {
    this.file = file
    this.options = options
    this.size = Math.min(most, Math.max(1, availableParallelism() - 1))
  }

  /** @param thread from 0, for tasks that belong to a thread; else the threads take turns */
  run<Result>(input: unknown, thread?: number): Promise<Result> {
    this.workers ??= Array.from({ length: this.size }, () => this.start())
    const id = ++this.last
    const task = Promise.withResolvers<unknown>()
    this.waiting.set(id, task)
    for (const worker of this.workers) worker.ref()
    this.workers[(thread ?? id) % this.workers.length]?.postMessage({ id, input })
    return task.promise as Promise<Result>
  }

  private start(): Worker {
    const worker = new Worker(this.file, this.options)
    worker.on('message', (answer: Answer) => this.settle(answer))
    worker.on('error', (fault) => this.fail(fault instanceof Error ? fault : new Error(String(fault))))
    worker.on('exit', (code) => this.fail(new Error(`Its thread ended with code ${code}.`)))
    return worker
  }

  private settle({ id, result, fault }: Answer): void {
    const task = this.waiting.get(id)
    this.waiting.delete(id)
    if (fault === undefined) task?.resolve(result)
    else task?.reject(new Error(fault))
    if (this.waiting.size === 0) for (const worker of this.workers ?? []) worker.unref()
  }

  /** Rejects all tasks, since a lost thread answers no more. The next task starts new threads. */
  private fail(reason: Error): void {
    for (const task of this.waiting.values()) task.reject(reason)
    this.waiting.clear()
    for (const worker of this.workers ?? []) void worker.removeAllListeners().terminate()
    this.workers = null
  }
}
