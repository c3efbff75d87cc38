import { atom, type ReadableAtom } from 'nanostores'
import type { Fault } from '../data/browser/request.ts'
import { fetchSearchIndex } from '../data/browser/search-index.ts'
import type { Locale } from '../domain/text/locale.ts'
import { createSearchEngine, type SearchAnswer, type SearchEngine } from './search-engine.ts'

/** Milliseconds without a key after which a text is looked for. */
const PAUSE = 80

export type SearchState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly fault: Fault }
  /** `answer` is null while the box is empty. */
  | { readonly kind: 'ready'; readonly answer: SearchAnswer | null }

const $inBox = atom('')
const $now = atom<SearchState>({ kind: 'loading' })

/** The text in the search box, as typed. */
export const $searchText: ReadableAtom<string> = $inBox
export const $search: ReadableAtom<SearchState> = $now

interface Place {
  readonly address: string
  readonly locale: Locale
}
let place: Place | null = null
let engine: SearchEngine | null = null
let isLoading = false
let pause: ReturnType<typeof setTimeout> | undefined

/** Loads the index at an address, once: what is loaded is kept in memory and needs no network any more. */
export async function openSearch(address: string, locale: Locale): Promise<void> {
  if (place?.address !== address) engine = null
  place = { address, locale }
  if (engine) answer()
  else await load(place)
}

/** Tries again after a failure; does nothing while an attempt is under way. */
export async function retrySearch(): Promise<void> {
  if (place && !engine) await load(place)
}

/** Takes over what is typed; the answer follows after a pause in typing. */
export function typeSearch(text: string): void {
  $inBox.set(text)
  clearTimeout(pause)
  pause = setTimeout(answer, PAUSE)
}

/** Takes over a text and answers at once. */
export function search(text: string): void {
  $inBox.set(text)
  answer()
}

async function load(from: Place): Promise<void> {
  if (isLoading) return
  isLoading = true
  $now.set({ kind: 'loading' })
  const loaded = await fetchSearchIndex(from.address)
  isLoading = false
  if (place !== null && place.address !== from.address) return load(place)
  if (loaded.ok) {
    engine = createSearchEngine(loaded.value)
    answer()
  } else $now.set({ kind: 'failed', fault: loaded.fault })
}

function answer(): void {
  clearTimeout(pause)
  if (!engine || !place) return
  const text = $inBox.get()
  $now.set({ kind: 'ready', answer: text.trim() === '' ? null : engine(text, place.locale) })
}
