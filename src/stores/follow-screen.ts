import { askScreen, registerScreen } from '../data/browser/screens.ts'
import type { ShownScreen } from '../domain/hall/known-screen.ts'
import { type KeptScreen, keepScreenKey, keptScreen } from './kept-screen.ts'

const EVERY = 12_000
const MOST = 60_000
const GONE = 410

/**
 * Asks what this screen shows, for ever, and for a number if it has none. While the service does not answer, it asks less
 * and less often.
 *
 * @param onTold called with each answer, and whether the browser keeps the screen's key
 * @param onTrouble called when there is none
 */
export async function followScreen(
  cupId: string,
  onShown: (shown: ShownScreen & KeptScreen, isKept: boolean) => void | Promise<void>,
  onTrouble: () => void = () => {},
): Promise<never> {
  let wait = EVERY
  for (;;) {
    const kept = keptScreen()
    const response = kept ? await askScreen(cupId, kept.key) : await registerScreen(cupId)
    if (response.ok && 'key' in response.value) {
      keepScreenKey({ key: response.value.key, shows: null })
      continue
    }
    if (response.ok && kept) {
      wait = EVERY
      const shown = { ...(response.value as ShownScreen), key: kept.key }
      await onShown(shown, keepScreenKey({ key: kept.key, shows: shown.shows }))
    } else if (!response.ok && kept && response.refusal?.status === GONE) {
      keepScreenKey(null)
    } else {
      onTrouble()
      wait = Math.max((response.ok ? null : response.retryAfter) ?? 0, Math.min(MOST, wait * 2))
    }
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}
