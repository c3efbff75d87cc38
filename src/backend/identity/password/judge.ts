import type { LookUp } from '../base/results-names.ts'
import type { MessageKey } from '../base/words.ts'
import { judgingThread } from './judging-thread.ts'
import type { Owner } from './rules.ts'

/** Judges new passwords, with the cup's name from the results service. */
export class PasswordJudge {
  readonly #lookUp: Pick<LookUp, 'cupName'>
  readonly #cupId: string

  constructor(lookUp: Pick<LookUp, 'cupName'>, cupId: string) {
    this.#lookUp = lookUp
    this.#cupId = cupId
  }

  /** Works as `passwordFault`, in another thread. */
  async fault(password: string, owner: Owner): Promise<MessageKey | null> {
    return judgingThread.fault(password, owner, [(await this.#lookUp.cupName()) ?? '', this.#cupId])
  }
}
