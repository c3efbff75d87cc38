import type { LookUp } from '../base/results-names.ts'
import type { MessageKey } from '../base/words.ts'
import { type Owner, passwordFault } from './rules.ts'
import { prepareEstimates } from './strength.ts'

/** Judges new passwords, with the cup's name from the results service. */
export class PasswordJudge {
  readonly #lookUp: Pick<LookUp, 'cupName'>
  readonly #cupId: string

  constructor(lookUp: Pick<LookUp, 'cupName'>, cupId: string) {
    this.#lookUp = lookUp
    this.#cupId = cupId
    prepareEstimates()
  }

  /** Works as `passwordFault`; takes up to some 30 ms of a core. */
  async fault(password: string, owner: Owner): Promise<MessageKey | null> {
    return passwordFault(password, owner, [(await this.#lookUp.cupName()) ?? '', this.#cupId])
  }
}
