import { recall, remember } from '../browser/storage.ts'

/** Matches that the visitor asked to see: the path from the year on, and the time in epoch milliseconds. */
export type ShownMatches = ReadonlyMap<string, number>

/** Local storage: `2026/2600094 1782000000000`, one per line. */
const KEY = 'results-shown'
const DAY_MS = 86_400_000
const MOST = 200

/** Returns `2026/2600094` for a match's address in any language; null for any other address. */
export const matchKeyOf = (path: string): string | null =>
  /^\/(?:[a-z]+\/)?(\d+)\/matches\/([^/]+)\/$/.exec(path)?.slice(1).join('/') ?? null

/** Returns the stored matches: those of the last day, and only the newest. */
export function parseShown(text: string | null, now: number): ShownMatches {
  const entries = (text ?? '').split('\n').flatMap((line) => {
    const [key = '', at = ''] = line.split(' ')
    const age = now - Number(at)
    return key !== '' && age >= 0 && age < DAY_MS ? [[key, Number(at)] as const] : []
  })
  return new Map(entries.slice(-MOST))
}

/** @returns the stored matches with one more */
export function withShown(shown: ShownMatches, key: string, now: number): ShownMatches {
  const others = [...shown].filter(([other]) => other !== key)
  return new Map([...others, [key, now] as const].slice(-MOST))
}

export const shownText = (shown: ShownMatches): string =>
  [...shown].map(([key, at]) => `${key} ${at}`).join('\n')

export const recallShown = (now: number): ShownMatches => parseShown(recall('localStorage', KEY), now)

export const rememberShown = (shown: ShownMatches): void => remember('localStorage', KEY, shownText(shown))
