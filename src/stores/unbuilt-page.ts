import { atom, type ReadableAtom } from 'nanostores'
import { fetchEditions } from '../data/browser/editions.ts'
import type { Fault } from '../data/browser/request.ts'
import {
  fetchUnbuiltMatch,
  fetchUnbuiltName,
  type UnbuiltAddress,
  type UnbuiltOutcome,
} from '../data/browser/unbuilt-page.ts'
import type { Route, YearRoute } from '../domain/presentation/page-kinds.ts'
import type { UnbuiltPage } from '../domain/schedule/unbuilt-page.ts'
import type { Locale } from '../domain/text/locale.ts'
import { idOfSegment } from '../domain/text/path-segment.ts'
import { gatesOf } from '../domain/tournament/gates.ts'
import { yearOfStaticSite } from './app.ts'
import { $schedule, openSchedule } from './schedule.ts'

export type UnbuiltState =
  | { readonly kind: 'asking' }
  /** There is no such page, and asking again is useless. */
  | { readonly kind: 'none' }
  /** There is no service to ask. */
  | { readonly kind: 'unasked' }
  | { readonly kind: 'failed'; readonly fault: Fault }
  | { readonly kind: 'found'; readonly page: UnbuiltPage }

const $state = atom<UnbuiltState>({ kind: 'asking' })

/** The result of looking up the address of the not-found page. */
export const $unbuiltPage: ReadableAtom<UnbuiltState> = $state

export interface BuiltEditions {
  readonly cupId: string
  readonly locale: Locale
  /** Year and tournament of every edition that the site was built with. */
  readonly tournaments: readonly (readonly [year: number, tournamentId: string | null])[]
}

let isAsking = false

/** Asks the results service whether an address of ours leads to a page that was published after the build. */
export async function lookForPage(route: Route | null, built: BuiltEditions): Promise<void> {
  if (isAsking) return
  if (yearOfStaticSite() !== null) return $state.set({ kind: 'unasked' })
  isAsking = true
  $state.set({ kind: 'asking' })
  const response = route === null || !('year' in route) ? NOTHING : await respondTo(route, built)
  isAsking = false
  if (!response.ok) $state.set({ kind: 'failed', fault: response.fault })
  else $state.set(response.value.page ? { kind: 'found', page: response.value.page } : { kind: 'none' })
}

const NOTHING: UnbuiltOutcome = { ok: true, value: { page: null } }

async function respondTo(
  route: YearRoute,
  { cupId, locale, tournaments }: BuiltEditions,
): Promise<UnbuiltOutcome> {
  const known = tournaments.find(([year]) => year === route.year)
  if (!known) return unbuiltEdition(route.year, cupId, locale)
  const [, tournamentId] = known
  if (tournamentId === null) return NOTHING
  if (route.kind === 'match') {
    const id = idOfSegment(route.match)
    if (id === null) return NOTHING
    await openSchedule(route.year)
    const state = $schedule.get()
    return fetchUnbuiltMatch({ cupId, tournamentId }, id, state.kind === 'ready' ? state.schedule : null)
  }
  const address = unbuiltAddress(route)
  return address ? fetchUnbuiltName({ cupId, tournamentId }, address) : NOTHING
}

/** Looks up a year that was not built: it may have been published since. */
async function unbuiltEdition(year: number, cupId: string, locale: Locale): Promise<UnbuiltOutcome> {
  const response = await fetchEditions(cupId, locale)
  if (!response.ok) return response
  const edition = response.value.find((one) => one.year === year)
  return edition && gatesOf(edition.publication).anything
    ? { ok: true, value: { page: { kind: 'edition', year } } }
    : NOTHING
}

function unbuiltAddress(route: YearRoute): UnbuiltAddress | null {
  switch (route.kind) {
    case 'category':
    case 'category-teams':
      return { kind: 'category', id: route.category, within: null }
    case 'division':
    case 'playoff':
      return { kind: 'division', id: route.division, within: route.category }
    case 'team':
      return { kind: 'team', id: route.team, within: null }
    case 'arena':
      return { kind: 'arena', id: route.arena, within: null }
    case 'field':
      return { kind: 'field', id: route.field, within: route.arena }
    case 'stream':
      return { kind: 'stream', id: route.stream, within: null }
    default:
      return null
  }
}
