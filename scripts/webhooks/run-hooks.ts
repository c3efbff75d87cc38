import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { feedPath, type WireFeed } from '../../src/contract/feed.ts'
import { type PublishedFile, publishedAddress } from '../../src/domain/schedule/published-file.ts'
import { sentenceOf } from '../release/failure.ts'
import { afterFailure, deliver, type Waiting } from './deliver.ts'
import { firstSeen, type HookEvent, matchEvents } from './hook-events.ts'
import type { HookFiles, HookState } from './hook-state.ts'

export interface Hooks {
  /** The addresses that are told. */
  readonly addresses: readonly string[]
  /** The site with its services, without a slash at the end. */
  readonly origin: string
  readonly cupId: string
  readonly year: number
  readonly files: HookFiles
  readonly everyMs: number
  readonly print: (line: string) => void
}

/** Follows an edition's feed and its releases, and tells every hook what is new, until it is stopped. */
export async function runHooks(hooks: Hooks, stop: AbortSignal): Promise<void> {
  let state = hooks.files.read()
  let written = state
  const secret = hooks.files.secret()
  // It holds every match that changed: hundreds of kilobytes of a large cup, of which mostly nothing is new.
  const save = () => {
    if (!isDeepStrictEqual(state, written)) hooks.files.write(state)
    written = state
  }
  while (!stop.aborted) {
    try {
      state = await looked(hooks, state)
      save()
    } catch (fault) {
      hooks.print(`${new Date().toISOString()} ${hooks.origin} cannot be read: ${sentenceOf(fault)}`)
    }
    await Promise.all(
      hooks.addresses.map(async (address) => {
        const rest = await delivered(hooks, address, state.waiting[address] ?? [], secret, stop)
        state = { ...state, waiting: { ...state.waiting, [address]: rest } }
      }),
    )
    save()
    await setTimeout(hooks.everyMs, undefined, { signal: stop }).catch(() => undefined)
  }
}

async function looked({ addresses, origin, cupId, year }: Hooks, state: HookState): Promise<HookState> {
  const path = feedPath(cupId, `t${year}`)
  const known = state.seen
  const at = new Date()
  const { value: feed, servedAt } = await read<WireFeed>(`${origin}${path}?since=${known?.revision ?? 0}`)
  const isOther = known === null || known.epoch !== feed.epoch
  // A database that began anew, as after a restored backup, numbers from one again: nothing in it is news.
  const { events, seen } = isOther
    ? { events: [], seen: firstSeen(feed, cupTime(feed, servedAt)) }
    : matchEvents(known, feed, at)
  const published = await publishedRevision(origin, year)
  const isReleased = state.published !== null && published !== null && published !== state.published
  const all = isReleased ? [...events, released(published, at)] : events
  const add = (address: string): readonly Waiting[] => [
    ...(state.waiting[address] ?? []),
    ...all.map((event) => ({ event, attempts: 0, nextAt: 0 })),
  ]
  return {
    seen,
    published: published ?? state.published,
    waiting: Object.fromEntries(addresses.map((address) => [address, add(address)])),
  }
}

const released = (revision: string, at: Date): HookEvent => ({
  id: `${revision}.site.released`,
  type: 'site.released',
  timestamp: at.toISOString(),
  data: { revision },
})

/** The cup's clock, which a demonstration cup runs at its own speed. */
const cupTime = ({ clock }: WireFeed, servedAt: number): number =>
  clock ? clock.cup + (servedAt - clock.real) * clock.speed : servedAt

async function publishedRevision(origin: string, year: number): Promise<string | null> {
  const response = await fetch(origin + publishedAddress(year), { headers: { 'cache-control': 'no-cache' } })
  if (!response.ok) return null
  return ((await response.json()) as PublishedFile).revision
}

async function read<T>(address: string): Promise<{ value: T; servedAt: number }> {
  const response = await fetch(address, { headers: { 'cache-control': 'no-cache' } })
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return { value: (await response.json()) as T, servedAt: Date.parse(response.headers.get('date') ?? '') }
}

/** Sends what is due, in order: an event that is not taken holds back the later ones of its hook. */
async function delivered(
  { files, print }: Hooks,
  address: string,
  waiting: readonly Waiting[],
  secret: string,
  stop: AbortSignal,
): Promise<readonly Waiting[]> {
  for (const [place, one] of waiting.entries()) {
    const now = Date.now()
    if (one.nextAt > now || stop.aborted) return waiting.slice(place)
    const delivery = await deliver(address, one.event, secret, now, stop)
    if (stop.aborted) return waiting.slice(place)
    const { id, type } = one.event
    files.log({ at: new Date(now).toISOString(), address, id, type, attempt: one.attempts + 1, delivery })
    if (delivery === 'taken') continue
    if (delivery === 'gone') {
      print(`${address} asked to be told nothing any more (410); not told: ${waiting.length - place}`)
      return []
    }
    const later = afterFailure(one, now)
    print(
      `${address} ${delivery.failure}: ${id} ${later === null ? 'is given up' : `follows at ${new Date(later.nextAt).toISOString()}`}`,
    )
    if (later !== null) return [later, ...waiting.slice(place + 1)]
  }
  return []
}
