import { atom, type ReadableAtom } from 'nanostores'

const KEY = 'live-paused'

const $paused = atom(false)

/** Whether the visitor has paused live updates; kept in the browser. False until `recallLivePause`. */
export const $livePaused: ReadableAtom<boolean> = $paused

/** Reads the choice and follows other tabs. If the browser allows no storage, the page remembers the choice. */
export function recallLivePause(): void {
  $paused.set(isStored())
  addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) $paused.set(isStored())
  })
}

export function pauseLive(paused: boolean): void {
  $paused.set(paused)
  try {
    if (paused) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Blocked or full: the page remembers, the browser does not.
  }
}

function isStored(): boolean {
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    return $paused.get()
  }
}
