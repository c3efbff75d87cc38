import { type ProgressState, progressBar, progressText } from './progress-text.ts'

const TERMINAL_EVERY_MS = 200
const PLAIN_EVERY_MS = 5000
/** The rate is measured over this time, so that it follows the work but does not flicker. */
const WINDOW_MS = 5000

/** Where progress is written: a terminal gets a line that changes, anything else a line every few seconds. */
export type ProgressOutput = {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
}

/** Shows how far a long step is, until it is ended. */
export class ProgressLine {
  private readonly output: ProgressOutput
  private readonly started = Date.now()
  private readonly timer: NodeJS.Timeout
  private label: string
  private done = 0
  private total = 0
  private samples: { at: number; done: number }[] = []
  private ended = false

  constructor(label: string, output: ProgressOutput = process.stdout) {
    this.label = label
    this.output = output
    this.timer = setInterval(() => this.show(), output.isTTY ? TERMINAL_EVERY_MS : PLAIN_EVERY_MS)
    if (output.isTTY) this.show()
    else output.write(`${label} …\n`)
  }

  /** Sets the current state; a new `label` means that the step has entered another phase of its work. */
  update(done: number, total: number, label = this.label): void {
    if (label !== this.label || done < this.done) this.samples = []
    this.label = label
    this.done = done
    this.total = total
    const now = Date.now()
    this.samples.push({ at: now, done })
    while (this.samples.length > 2 && now - (this.samples[0]?.at ?? now) > WINDOW_MS) this.samples.shift()
  }

  state(): ProgressState {
    const first = this.samples[0]
    const last = this.samples.at(-1)
    const elapsed = first && last ? (last.at - first.at) / 1000 : 0
    const rate = first && last && elapsed > 0 ? (last.done - first.done) / elapsed : 0
    const seconds = (Date.now() - this.started) / 1000
    return { label: this.label, done: this.done, total: this.total, seconds, rate }
  }

  private show(): void {
    const state = this.state()
    if (!this.output.isTTY) this.output.write(`  ${progressText(state)}\n`)
    else this.output.write(`\r${progressBar(state).slice(0, (this.output.columns ?? 80) - 1)}\u001b[K`)
  }

  /** Ends the step with a sentence about its outcome; without a sentence the line just disappears. */
  end(sentence?: string): void {
    if (this.ended) return
    this.ended = true
    clearInterval(this.timer)
    if (this.output.isTTY) this.output.write('\r\u001b[K')
    if (sentence !== undefined) this.output.write(`✔ ${sentence}\n`)
  }
}
