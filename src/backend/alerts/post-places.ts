import type { PushService } from './push-service.ts'

/** The devices of a maker's push service that are sent to at the same time. No other service takes from these places. */
export const MAKERS_PLACES = 64
/** The places that all other push services share. */
export const OTHER_PLACES = 1152
/** How many of them go to services that have not just answered at once: the rest stays for those that have. */
export const UNTRIED_PLACES = 1024
/** The share of a push service that is not a maker's: at first, and at most. */
export const FIRST_SHARE = 4
export const LARGEST_SHARE = 64
/** The places of an account at push services that are not a maker's. */
export const ACCOUNT_SHARE = 4
/** A service whose answers take longer, in milliseconds, is slow. */
const QUICK = 1000
/** How many services are remembered while nothing is sent to them. */
const MOST_REMEMBERED = 10_000

/** The milliseconds to a service's answer; `silent` if there was none. */
export type Took = number | 'silent'

export const isQuick = (took: Took): boolean => took !== 'silent' && took < QUICK

interface Share {
  underWay: number
  most: number
  /** Whether the latest answer came at once. */
  isQuick: boolean
}

export interface Taker {
  readonly service: PushService
  readonly accountId: number
}

/**
 * Shares out the places for messages under way, so that services that do not answer delay nobody else's: by push service
 * and by account. The share of a service grows with each quick answer, is small while it is slow, and is one place while it
 * is silent.
 */
export class PostPlaces {
  readonly #shares = new Map<string, Share>()
  readonly #accounts = new Map<number, number>()
  #others = 0
  #untried = 0

  /** Whether half of a service's share is free: then it is worth the time to claim more of its devices. */
  hasRoom(service: PushService): boolean {
    const { underWay, most } = this.#shareOf(service)
    return underWay <= most / 2
  }

  /** Takes a place; returns false if there is none for this service or this account. */
  take({ service, accountId }: Taker): boolean {
    const share = this.#shareOf(service)
    if (share.underWay >= share.most) return false
    if (!service.isMakers) {
      const ofAccount = this.#accounts.get(accountId) ?? 0
      if (ofAccount >= ACCOUNT_SHARE || this.#others >= OTHER_PLACES) return false
      if (!share.isQuick && this.#untried >= UNTRIED_PLACES) return false
      this.#accounts.set(accountId, ofAccount + 1)
      this.#others += 1
      if (!share.isQuick) this.#untried += 1
    }
    share.underWay += 1
    this.#shares.set(service.name, share)
    return true
  }

  /**
   * Gives a place back.
   *
   * @param took null if nothing was sent
   */
  free({ service, accountId }: Taker, took: Took | null): void {
    const share = this.#shareOf(service)
    share.underWay -= 1
    if (service.isMakers) return
    const ofAccount = (this.#accounts.get(accountId) ?? 0) - 1
    if (ofAccount > 0) this.#accounts.set(accountId, ofAccount)
    else this.#accounts.delete(accountId)
    this.#others -= 1
    if (!share.isQuick) this.#untried -= 1
    if (took !== null) this.#judge(share, took)
    if (this.#shares.size > MOST_REMEMBERED) this.#forget()
  }

  #judge(share: Share, took: Took): void {
    const wasQuick = share.isQuick
    share.isQuick = isQuick(took)
    if (share.isQuick) share.most = Math.min(LARGEST_SHARE, share.most + 1)
    else share.most = took === 'silent' ? 1 : Math.min(FIRST_SHARE, share.most)
    if (wasQuick !== share.isQuick) this.#untried += share.isQuick ? -share.underWay : share.underWay
  }

  #shareOf({ name, isMakers }: PushService): Share {
    const first = { underWay: 0, most: isMakers ? MAKERS_PLACES : FIRST_SHARE, isQuick: false }
    return this.#shares.get(name) ?? first
  }

  #forget(): void {
    for (const [name, { underWay }] of this.#shares) if (underWay === 0) this.#shares.delete(name)
  }
}
