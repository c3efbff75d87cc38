import { isListening } from '../../src/backend/settings/parent-messages.ts'
import { type Ending, type LoggedChild, logLine } from '../processes/child-process.ts'
import { type Failure, keepRunning } from '../processes/keep-running.ts'
import { lastOutput } from '../processes/last-output.ts'
import { launch, type ServiceSettings, startServices, startSimulation, stopServices } from './services.ts'

/** The delays before services that ended by themselves are started again: the first is short, as visitors wait. */
const PAUSES = { first: 250, longest: 60_000 }

/**
 * The services of `npm start`. If they end by themselves, however that is, they are started again with growing pauses, and
 * a process of its own serves the pages until they listen.
 */
export class SupervisedServices {
  readonly #settings: ServiceSettings
  readonly #say: (line: string) => void
  readonly #signal: AbortSignal
  #services: LoggedChild
  #pages: { readonly end: AbortController; readonly ended: Promise<void> } | null = null
  #restarts = 0
  #plays = false

  private constructor(
    services: LoggedChild,
    settings: ServiceSettings,
    say: (line: string) => void,
    signal: AbortSignal,
  ) {
    this.#services = services
    this.#settings = settings
    this.#say = say
    this.#signal = signal
  }

  /**
   * Starts the services and waits until they answer. From then on they are kept running until the signal aborts.
   * @param say takes a line for the terminal
   * @throws ReleaseFailure if the first start fails
   */
  static async start(
    settings: ServiceSettings,
    say: (line: string) => void,
    signal: AbortSignal,
  ): Promise<SupervisedServices> {
    const first = await startServices(settings, signal)
    const services = new SupervisedServices(first, settings, say, signal)
    void services.#supervise()
    return services
  }

  /** Lets the demonstration cup play, now and after each restart. */
  play(): void {
    this.#plays = true
    startSimulation(this.#services)
  }

  /** Lets the work in progress finish, then ends everything. */
  async stop(): Promise<void> {
    await Promise.all([stopServices(this.#services), this.#endPages()])
  }

  /** Ends the services at once. */
  kill(): void {
    this.#services.process.kill('SIGKILL')
  }

  async #supervise(): Promise<void> {
    await keepRunning(
      async () => {
        if (this.#restarts > 0) this.#startAgain()
        this.#restarts += 1
        const ending = await this.#services.ended
        return this.#signal.aborted ? null : reasonOf(ending, this.#services)
      },
      PAUSES,
      (failure) => this.#report(failure),
      this.#signal,
    )
  }

  #report({ why, pause }: Failure): void {
    this.#servePages()
    const meanwhile = this.#pages === null ? '' : ' Pages are served meanwhile.'
    const sentence = `${why} They are started again in ${(pause / 1000).toFixed(1)} s.${meanwhile}`
    logLine(this.#services.logFile, sentence)
    this.#say(sentence)
  }

  #startAgain(): void {
    const restart = { count: this.#restarts, at: new Date() }
    const child = launch('main.ts', this.#settings, restart)
    this.#services = child
    child.process.on('message', (message) => {
      if (!isListening(message)) return
      if (this.#plays) startSimulation(child)
      void this.#endPages()
      const seconds = ((Date.now() - restart.at.getTime()) / 1000).toFixed(1)
      const sentence = `The services work again, after ${seconds} s (restart ${restart.count}).`
      logLine(child.logFile, sentence)
      this.#say(sentence)
    })
  }

  /** Serves the pages, if the services have left a socket on which another process can listen. */
  #servePages(): void {
    if (this.#pages !== null || this.#settings.socket == null) return
    const end = new AbortController()
    const signal = AbortSignal.any([end.signal, this.#signal])
    const ended = keepRunning(
      () => this.#runPages(signal),
      PAUSES,
      () => undefined,
      signal,
    )
    this.#pages = { end, ended }
  }

  async #runPages(signal: AbortSignal): Promise<string | null> {
    const child = launch('pages.ts', this.#settings, { count: this.#restarts, at: new Date() })
    const stop = () => void stopServices(child)
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
    await child.ended
    signal.removeEventListener('abort', stop)
    return signal.aborted ? null : lastOutput(child)
  }

  async #endPages(): Promise<void> {
    const pages = this.#pages
    this.#pages = null
    pages?.end.abort()
    await pages?.ended
  }
}

function reasonOf({ code, signal }: Ending, services: LoggedChild): string {
  if (signal === 'SIGKILL')
    return 'The services were killed (SIGKILL), as the system does when memory runs out.'
  if (signal !== null) return `The services were ended from outside (${signal}).`
  return `The services have stopped by themselves (exit code ${code}). Their last words:\n${lastOutput(services)}\n`
}
