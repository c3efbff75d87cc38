import { atom, type ReadableAtom } from 'nanostores'
import type { Fault } from '../data/browser/request.ts'
import { fetchSearchNames } from '../data/browser/search-names.ts'
import type { Locale } from '../domain/text/locale.ts'
import { $schedule, openSchedule } from './schedule.ts'
import { createSearchEngine, type SearchEngine, type SearchResponse } from './search-engine.ts'

/** Milliseconds without a key press before the search starts. */
const PAUSE = 80

export type SearchState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly fault: Fault }
  /** `answer` is null while the box is empty. */
  | { readonly kind: 'ready'; readonly response: SearchResponse | null }

const $inBox = atom('')
const $now = atom<SearchState>({ kind: 'loading' })

/** The text in the search box, as typed. */
export const $searchText: ReadableAtom<string> = $inBox
export const $search: ReadableAtom<SearchState> = $now

interface Place {
  readonly year: number
  readonly locale: Locale
}
let place: Place | null = null
let engine: SearchEngine | null = null
let isLoading = false
let pause: ReturnType<typeof setTimeout> | undefined

/** Loads the search data of a year once. It stays in memory and needs no network from then on. */
export async function openSearch(year: number, locale: Locale): Promise<void> {
  if (place?.year !== year) engine = null
  place = { year, locale }
  if (engine) respond()
  else await load(place)
}

/** Retries after a failure; does nothing while a load is under way. */
export async function retrySearch(): Promise<void> {
  if (place && !engine) await load(place)
}

/** Sets the text as typed; the answer follows after a pause in typing. */
export function typeSearch(text: string): void {
  $inBox.set(text)
  clearTimeout(pause)
  pause = setTimeout(respond, PAUSE)
}

/** Sets the text and answers at once. */
export function search(text: string): void {
  $inBox.set(text)
  respond()
}

async function load(from: Place): Promise<void> {
  if (isLoading) return
  isLoading = true
  $now.set({ kind: 'loading' })
  const [names] = await Promise.all([fetchSearchNames(from.year), openSchedule(from.year)])
  const state = $schedule.get()
  const ready =
    names.ok && state.kind === 'ready' ? await createSearchEngine(state.schedule, names.value) : null
  isLoading = false
  if (place !== null && place.year !== from.year) return load(place)
  if (!names.ok) $now.set({ kind: 'failed', fault: names.fault })
  else if (state.kind === 'failed') $now.set({ kind: 'failed', fault: state.fault })
  else if (ready) {
    engine = ready
    respond()
  }
}

function respond(): void {
  clearTimeout(pause)
  if (!engine || !place) return
  const text = $inBox.get()
  $now.set({ kind: 'ready', response: text.trim() === '' ? null : engine(text, place.locale) })
}
