import { atom, type ReadableAtom } from 'nanostores'
import type { PinnedMatch } from '../domain/account/user.ts'
import { matchAddress } from '../domain/presentation/addresses.ts'

/** The storage key of the pinned match that was put away. */
const PUT_AWAY = 'pin-put-away'
/** The storage key of the match address that pages keep a line for; before-paint.js reads it before a page is painted. */
const ROOM = 'pin-room'

const $away = atom<string | null>(null)

/** The key of the pinned match that was put away in this browser; null if none was. */
export const $pinPutAway: ReadableAtom<string | null> = $away

export const pinKey = ({ year, matchId }: PinnedMatch): string => `${year} ${matchId}`

/** Reads which match was put away before. */
export function recallPin(): void {
  try {
    $away.set($away.get() ?? localStorage.getItem(PUT_AWAY))
  } catch {
    // A blocked storage contains nothing.
  }
}

/** Whether the page was painted with a line for the pinned match. */
export const hasPinRoom = (): boolean => document.documentElement.classList.contains('has-pin')

/** Makes the next pages keep a line for the pinned match. This page does not change, so that nothing moves under a thumb. */
export function keepPinRoom({ year, matchId }: PinnedMatch): void {
  try {
    localStorage.setItem(ROOM, matchAddress(year, matchId))
  } catch {
    // Blocked or full: the match is not shown.
  }
}

/** Makes the next pages keep no line. */
export function forgetPinRoom(): void {
  try {
    localStorage.removeItem(ROOM)
  } catch {
    // A blocked storage contains nothing.
  }
}

/** Puts a pinned match away and removes its line. Another pinned match shows again. */
export function putPinAway(pin: PinnedMatch): void {
  $away.set(pinKey(pin))
  document.documentElement.classList.remove('has-pin')
  try {
    localStorage.setItem(PUT_AWAY, pinKey(pin))
  } catch {
    // Blocked or full: the match is put away on this page only.
  }
}
