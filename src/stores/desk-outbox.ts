import { atom, type ReadableAtom } from 'nanostores'
import { fetchMatch, sendReport } from '../data/browser/report.ts'
import {
  keepMine,
  keepTheirs,
  nextToSend,
  type ReportOutcome,
  settled,
  waitAfter,
  withOtherKey,
} from '../domain/desk/outbox.ts'
import type { MatchChange } from '../domain/live/feed.ts'
import type { MatchIds } from '../domain/tournament/edition-ids.ts'
import type { Match } from '../domain/tournament/match.ts'
import type { PendingReport } from '../domain/tournament/report.ts'
import { $deskKey, refuseKey } from './desk-key.ts'
import { canKeep, dropReport, isAboutReports, keepReport, keptReports } from './desk-storage.ts'

export interface Outbox {
  /** In the order in which they were made; reports that the service accepted are removed. */
  readonly reports: readonly PendingReport[]
  /** How many sends in a row got no answer. */
  readonly failures: number
  /** Whether the reports survive a reload. */
  readonly isKept: boolean
}

const $box = atom<Outbox>({ reports: [], failures: 0, isKept: true })
const $responses = atom<ReadonlyMap<string, MatchChange>>(new Map())

/** The reports that this browser still has to send. */
export const $outbox: ReadableAtom<Outbox> = $box
/** Matches from the service's answers to this desk, by id: often newer than the feed. */
export const $answered: ReadableAtom<ReadonlyMap<string, MatchChange>> = $responses

/** Longer than a tab that is awake needs for one report. */
const OTHER_TAB_MS = 10_000

let isOpen = false
let isSending = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Loads the kept reports, and sends them as soon as there are a key and a network. Further calls do nothing. */
export function openOutbox(): void {
  if (isOpen) return
  isOpen = true
  $box.set({ ...$box.get(), reports: keptReports(), isKept: canKeep() })
  addEventListener('online', sendNow)
  addEventListener('storage', (event) => {
    if (!isAboutReports(event)) return
    recall()
    void send()
  })
  $deskKey.subscribe(({ kind }) => {
    if (kind !== 'held') return
    change(withOtherKey($box.get().reports))
    sendNow()
  })
}

/** Appends a report, keeps it, and sends it when its turn comes. */
export function postReport(report: Omit<PendingReport, 'order' | 'key'>): void {
  const { reports } = $box.get()
  const order = Math.max(Date.now(), (reports.at(-1)?.order ?? 0) + 1)
  change([...reports, { ...report, order, key: newKey() }])
  void send()
}

/** Retries at once instead of waiting longer. */
export function sendNow(): void {
  clearTimeout(timer)
  timer = undefined
  void send()
}

/** Removes a refused report from the list. */
export function dismissReport(key: string): void {
  change($box.get().reports.filter((report) => report.key !== key || report.standing.kind === 'waiting'))
}

/** Resolves a conflict. */
export function decideConflict(key: string, keep: 'mine' | 'theirs', theirs: Match): void {
  const { reports } = $box.get()
  change(keep === 'mine' ? keepMine(reports, key, theirs) : keepTheirs(reports, key))
  sendNow()
}

/** Reads a match as the service has it now, bypassing every cache. */
export async function lookAt(match: MatchIds): Promise<void> {
  const key = $deskKey.get()
  if (key.kind === 'held') learn(await fetchMatch(match, { operatorKey: key.key }))
}

async function send(): Promise<void> {
  if (isSending || timer !== undefined) return
  isSending = true
  await alone(sendAll)
  isSending = false
  const isWaiting = nextToSend($box.get().reports) !== null
  if (isWaiting && timer === undefined && $deskKey.get().kind === 'held') void send()
}

/** Lets one tab work at a time, if tabs can share a lock and none sleeps. Otherwise the service counts a duplicate once. */
async function alone(work: () => Promise<void>): Promise<void> {
  try {
    await navigator.locks.request('desk-outbox', { signal: AbortSignal.timeout(OTHER_TAB_MS) }, work)
  } catch {
    await work()
  }
}

async function sendAll(): Promise<void> {
  recall()
  for (;;) {
    const key = $deskKey.get()
    const report = nextToSend($box.get().reports)
    if (key.kind !== 'held' || report === null) return
    const outcome = await sendReport(report, { operatorKey: key.key })
    take(report, outcome, key.key)
    if (outcome.kind === 'away') return wait(outcome.retryAfter)
    if (outcome.kind === 'conflict') void lookAt(report)
  }
}

function take(report: PendingReport, outcome: ReportOutcome, key: string): void {
  const failures = outcome.kind === 'away' ? $box.get().failures + 1 : 0
  $box.set({ ...$box.get(), failures })
  if (outcome.kind === 'taken') learn(outcome.change)
  if (outcome.kind === 'unauthorized') refuseKey(key, outcome.because)
  change(settled($box.get().reports, report.key, outcome))
}

function wait(retryAfter: number | null): void {
  timer = setTimeout(sendNow, waitAfter($box.get().failures, retryAfter, Math.random()))
}

function learn(news: MatchChange | null): void {
  if (news === null) return
  const known = $responses.get()
  if ((known.get(news.match.id)?.revision ?? -1) >= news.revision) return
  $responses.set(new Map(known).set(news.match.id, news))
}

/** Sets the list of reports and keeps it in the browser. */
function change(reports: readonly PendingReport[]): void {
  const { reports: before, isKept } = $box.get()
  const keys = new Set(reports.map(({ key }) => key))
  for (const { key } of before) if (!keys.has(key)) dropReport(key)
  const kept = reports.filter((report) => !before.includes(report)).map(keepReport)
  $box.set({ ...$box.get(), reports, isKept: isKept && !kept.includes(false) })
}

/** Loads the list as other tabs have left it. If nothing can be kept, the page's own list stands. */
function recall(): void {
  if ($box.get().isKept) $box.set({ ...$box.get(), reports: keptReports() })
}

/** Returns 24 random letters and digits. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => (byte % 36).toString(36)).join('')
