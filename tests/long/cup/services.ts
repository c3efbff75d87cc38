import type { LoggedChild } from '../../../scripts/processes/child-process.ts'
import { startServices, stopServices } from '../../../scripts/start/services.ts'

/** The services of a test's own site, which can be killed and started again on the same folder. */
export class Services {
  kills = 0
  readonly #dataDir: string
  readonly #signal: AbortSignal
  #child: LoggedChild | null = null

  constructor(dataDir: string, signal: AbortSignal) {
    this.#dataDir = dataDir
    this.#signal = signal
  }

  async start(): Promise<void> {
    const settings = { env: process.env, dataDir: this.#dataDir }
    this.#child = await startServices(settings, this.#signal)
  }

  async kill(): Promise<void> {
    this.kills += 1
    this.#child?.process.kill('SIGKILL')
    await this.#child?.ended
  }

  async stop(): Promise<void> {
    if (this.#child) await stopServices(this.#child)
  }
}
