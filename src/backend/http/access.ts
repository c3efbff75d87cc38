import { type Actor, OPERATOR } from '../results/access/actor.ts'
import type { FoundScorer } from '../results/scorer-links/find-scorer.ts'
import type { FindAccount } from './account-roles.ts'
import type { KeyCheck, OperatorKey } from './operator-key.ts'

export type FoundSender =
  | { readonly kind: 'actor'; readonly actor: Actor }
  | (Exclude<KeyCheck, { kind: 'right' }> & {
      /** What became of the link whose key this is. */
      readonly link?: 'revoked' | 'expired'
    })

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
  async actorOf(authorization: string | null, address: string): Promise<FoundSender> {
    const token = /^Bearer +(\d+\|\S{1,100}) *$/i.exec(authorization ?? '')?.[1]
    if (token !== undefined) {
      const account = await this.#findAccount(token)
      return account
        ? { kind: 'actor', actor: account }
        : { kind: 'wrong', text: { key: 'access.signedOut' } }
    }
    const key = /^Bearer +(scorer-\S{1,100}) *$/i.exec(authorization ?? '')?.[1]
    const found: FoundScorer = key === undefined ? { kind: 'none' } : await this.#findScorer(key)
    if (found.kind === 'valid') return { kind: 'actor', actor: found.scorer }
    if (found.kind === 'revoked' || found.kind === 'expired')
      return { kind: 'wrong', text: { key: `access.link.${found.kind}` }, link: found.kind }
    const counted =
      found.kind === 'wrong'
        ? `${address} link ${found.linkId}`
        : key === undefined
          ? address
          : `${address} link`
    const check = await this.#operatorKey.check(authorization, counted)
    if (check.kind === 'right') return { kind: 'actor', actor: OPERATOR }
    return check.kind === 'wrong' && key !== undefined ? { ...check, text: { key: 'access.noLink' } } : check
  }
}
