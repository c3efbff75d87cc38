import { type Actor, OPERATOR } from '../results/access/actor.ts'
import type { FoundScorer } from '../results/scorer-links/find-scorer.ts'
import type { FindAccount } from './account-roles.ts'
import type { KeyAnswer, OperatorKey } from './operator-key.ts'

export type AccessAnswer =
  | { readonly kind: 'actor'; readonly actor: Actor }
  | (Exclude<KeyAnswer, { kind: 'right' }> & {
      /** What became of the link whose key this is. */
      readonly link?: 'revoked' | 'expired'
    })

const LINK_SENTENCES = {
  revoked: 'This link has been replaced or revoked: ask the organisers for a new one.',
  expired: 'This link was for a day that is over: ask the organisers for a new one.',
}

const SIGNED_OUT = 'You are signed out: sign in again.'

const NO_LINK = 'No link has this key: scan the code again, or ask the organisers.'

/** Finds out who sends a request to the results service. */
export class Access {
  readonly #operatorKey: OperatorKey
  readonly #findScorer: (key: string) => Promise<FoundScorer>

  readonly #findAccount: FindAccount

  /** @param findAccount by default nobody has an account */
  constructor(
    operatorKey: OperatorKey,
    findScorer: (key: string) => Promise<FoundScorer>,
    findAccount: FindAccount = async () => null,
  ) {
    this.#operatorKey = operatorKey
    this.#findScorer = findScorer
    this.#findAccount = findAccount
  }

  /**
   * Returns the actor of a request. Wrong keys are counted per address, and those of each scorer's link by themselves: a hall
   * shares one address, and whoever holds a torn or an old code must not block the others.
   *
   * @param address where the request comes from
   * @throws what the database throws, or that accounts cannot be reached
   */
  async actorOf(authorization: string | null, address: string): Promise<AccessAnswer> {
    const token = /^Bearer +(\d+\|\S{1,100}) *$/i.exec(authorization ?? '')?.[1]
    if (token !== undefined) {
      const account = await this.#findAccount(token)
      return account ? { kind: 'actor', actor: account } : { kind: 'wrong', sentence: SIGNED_OUT }
    }
    const key = /^Bearer +(scorer-\S{1,100}) *$/i.exec(authorization ?? '')?.[1]
    const found: FoundScorer = key === undefined ? { kind: 'none' } : await this.#findScorer(key)
    if (found.kind === 'valid') return { kind: 'actor', actor: found.scorer }
    if (found.kind === 'revoked' || found.kind === 'expired')
      return { kind: 'wrong', sentence: LINK_SENTENCES[found.kind], link: found.kind }
    const counted =
      found.kind === 'wrong'
        ? `${address} link ${found.linkId}`
        : key === undefined
          ? address
          : `${address} link`
    const answer = await this.#operatorKey.check(authorization, counted)
    if (answer.kind === 'right') return { kind: 'actor', actor: OPERATOR }
    return answer.kind === 'wrong' && key !== undefined ? { ...answer, sentence: NO_LINK } : answer
  }
}
