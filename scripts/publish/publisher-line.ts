import { grouped } from '../progress/progress-text.ts'
import { endedText, type PublisherState, stateText } from './publisher-state.ts'

const EVERY_MS = 60_000

/**
 * Writes to the terminal what a publisher does: at once when its state changes, and once a minute what it has published
 * since.
 */
export class PublisherLine {
  readonly #say: (line: string) => void
  #kind: PublisherState['kind'] | null = null
  #rounds: number[] = []
  #files = 0
  #hasEnded = false
  #toldAt = performance.now()

  constructor(say: (line: string) => void) {
    this.#say = say
  }

  tell(state: PublisherState): void {
    const wasTrouble = this.#kind === 'failing' || this.#kind === 'resting'
    if (state.kind !== 'published') {
      if (state.kind !== this.#kind) this.#say(stateText(state))
    } else {
      this.#rounds.push(state.seconds)
      this.#files += state.replaced
      if (state.hasEnded && !this.#hasEnded) this.#say(endedText(state.year))
      this.#hasEnded = state.hasEnded
      if (wasTrouble) this.#say('Pages follow the cup again.')
      else if (performance.now() - this.#toldAt >= EVERY_MS) this.#sum(state.revision)
    }
    this.#kind = state.kind
  }

  #sum(revision: string): void {
    const longest = Math.max(...this.#rounds)
    this.#say(
      `Published ${grouped(this.#files)} files up to ${revision} in ${grouped(this.#rounds.length)} rounds, the longest of ${longest.toFixed(1)} s.`,
    )
    this.#rounds = []
    this.#files = 0
    this.#toldAt = performance.now()
  }
}
