import { atom, type ReadableAtom } from 'nanostores'
import type { PinnedMatch } from '../domain/account/user.ts'
import { matchAddress } from '../domain/presentation/addresses.ts'

/** Where the browser keeps which pinned match was put away. */
const PUT_AWAY = 'pin-put-away'
/** The address of the match that pages keep a line for; read before a page is painted by language-choice.js. */
const ROOM = 'pin-room'

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

/** Whether the page was painted with a line for the pinned match. */
export const hasPinRoom = (): boolean => document.documentElement.classList.contains('has-pin')

/** Has the next pages keep a line for the pinned match. This one stays as it is: nothing moves under a thumb. */
export function keepPinRoom({ year, matchId }: PinnedMatch): void {
  try {
    localStorage.setItem(ROOM, matchAddress(year, matchId))
  } catch {
    // Blocked or full: the match does not show.
  }
}

/** Has the next pages keep no line. */
export function forgetPinRoom(): void {
  try {
    localStorage.removeItem(ROOM)
  } catch {
    // A blocked storage holds nothing.
  }
}

/** Puts a pinned match away, and its line with it; another one shows again. */
export function putPinAway(pin: PinnedMatch): void {
  $away.set(pinKey(pin))
  document.documentElement.classList.remove('has-pin')
  try {
    localStorage.setItem(PUT_AWAY, pinKey(pin))
  } catch {
    // Blocked or full: it is away on this page.
  }
}
