import { knownScreenAddress, parseScreenKey } from '../domain/hall/known-screen.ts'
import { isRecord } from '../domain/is-record.ts'

const PLACE = 'known-screen'

/** What a screen knows of itself after its power was cut. */
export interface KeptScreen {
  readonly key: string
  /** The address of the board that it showed last; null: its number. */
  readonly shows: string | null
}

/** Returns the key in the address of this page, which marks a board that asks what else it shows; null if there is none. */
export function keyInAddress(): string | null {
  const key = location.hash.slice(1)
  return parseScreenKey(key) && key
}

/** Returns what the address says, and the browser has kept; null for a screen that has no number yet. */
export function keptScreen(): KeptScreen | null {
  const kept = stored()
  const key = keyInAddress() ?? kept?.key ?? null
  return key === null ? null : { key, shows: kept?.key === key ? kept.shows : null }
}

/**
 * Keeps a key in the browser and in the address; null forgets it.
 *
 * @returns whether the browser keeps it beyond this page
 */
export function keepScreenKey(kept: KeptScreen | null): boolean {
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${location.search}${kept ? `#${kept.key}` : ''}`,
  )
  try {
    if (kept) localStorage.setItem(PLACE, JSON.stringify(kept))
    else localStorage.removeItem(PLACE)
    return true
  } catch {
    return false
  }
}

/** Opens the board of a screen, or the page with its number, unless it is open already. */
export function openShown({ key, shows }: KeptScreen): void {
  const next = new URL(`${shows ?? knownScreenAddress()}#${key}`, location.href)
  const isOpen = next.pathname === location.pathname && next.search === location.search
  if (!isOpen) location.replace(next)
}

function stored(): KeptScreen | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? 'null')
    if (!isRecord(kept) || typeof kept.key !== 'string' || !parseScreenKey(kept.key)) return null
    return { key: kept.key, shows: typeof kept.shows === 'string' ? kept.shows : null }
  } catch {
    return null
  }
}
