import { atom, type ReadableAtom } from 'nanostores'
import type { PinnedMatch } from '../domain/account/user.ts'

/** Where the browser keeps which pinned match was put away. */
const PUT_AWAY = 'pin-put-away'

const $away = atom<string | null>(null)

/** The pinned match that was put away in this browser, by its key; null: none. */
export const $pinPutAway: ReadableAtom<string | null> = $away

export const pinKey = ({ year, matchId }: PinnedMatch): string => `${year} ${matchId}`

/** Reads what was put away before. */
export function recallPin(): void {
  try {
    $away.set($away.get() ?? localStorage.getItem(PUT_AWAY))
  } catch {
    // A blocked storage holds nothing.
  }
}

/** Puts a pinned match away; another one shows again. */
export function putPinAway(pin: PinnedMatch): void {
  $away.set(pinKey(pin))
  try {
    localStorage.setItem(PUT_AWAY, pinKey(pin))
  } catch {
    // Blocked or full: it is away on this page.
  }
}
