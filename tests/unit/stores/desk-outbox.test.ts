import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftOf, WAITING } from '../../../src/domain/tournament/report.ts'

/** A browser's storage, shared by its tabs, that can be blocked. */
class FakeStorage {
  readonly items = new Map<string, string>()
  isBlocked = false
  get length() {
    return this.items.size
  }
  key = (at: number) => [...this.items.keys()][at] ?? null
  getItem = (name: string) => this.items.get(name) ?? null
  removeItem = (name: string) => void this.items.delete(name)
  setItem(name: string, value: string) {
    if (this.isBlocked) throw new DOMException('denied', 'SecurityError')
    this.items.set(name, value)
  }
}

interface Sent {
  readonly matchId: string
  readonly report: { readonly key: string; readonly homeScore: number; readonly expectedRevision?: number }
}

let storage: FakeStorage
let sent: Sent[]
/** The answer of the service to each report, or null if it does not answer at all. */
let service: (sent: Sent) => object | null
/** The number of requests at the same moment, and the most there have been. */
let together = 0
let most = 0

beforeEach(() => {
  vi.useFakeTimers()
  storage = new FakeStorage()
  sent = []
  together = 0
  most = 0
  service = ({ matchId }) => taken(matchId, sent.length)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', new FakeStorage())
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('location', { origin: 'http://cup.test', hash: '', pathname: '/desk/', search: '' })
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    most = Math.max(most, ++together)
    await Promise.resolve()
    together--
    const { query, variables } = JSON.parse(body) as { query: string; variables: Sent }
    if (query.includes('deskAccess'))
      return answer({ data: { deskAccess: { linkId: null, fieldId: null, day: null } } })
    sent.push(variables)
    const given = service(variables)
    if (given === null) throw new TypeError('Failed to fetch')
    return answer(given)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answer = (body: object) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
const refusal = (code: string, more: object = {}) => ({
  errors: [{ message: `because ${code}`, extensions: { code, ...more } }],
})
const taken = (id: string, revision: number) => ({
  data: {
    report: {
      match: { id, revision, homeTeamId: '1', awayTeamId: '2', homeTeamName: 'A', awayTeamName: 'B' },
    },
  },
})

/** A tab just opened, with the key typed. */
async function openTab() {
  vi.resetModules()
  const key = await import('../../../src/stores/desk-key.ts')
  const box = await import('../../../src/stores/desk-outbox.ts')
  box.openOutbox()
  await key.enterKey('the-operators-key', true)
  await vi.advanceTimersByTimeAsync(10)
  return { ...key, ...box }
}

const goal = (home: number, matchId = 'm', seen: number | null = 0) => ({
  ...draftOf('score', { score: { home, away: 0 } }),
  cupId: 'cup',
  tournamentId: 't',
  matchId,
  title: 'A – B',
  at: null,
  seen,
  standing: WAITING,
})
const scores = () => sent.map(({ report }) => report.homeScore)

test('reports are sent one at a time, in order, each on top of the one before, and forgotten when they are taken', async () => {
  const { postReport, $outbox } = await openTab()
  for (const home of [1, 2, 3]) postReport(goal(home))
  expect(storage.items.size).toBe(4)
  await vi.advanceTimersByTimeAsync(100)
  expect(scores()).toEqual([1, 2, 3])
  expect(most).toBe(1)
  expect(sent.map(({ report }) => report.expectedRevision)).toEqual([0, 1, 2])
  expect(new Set(sent.map(({ report }) => report.key)).size).toBe(3)
  expect($outbox.get().reports).toEqual([])
  expect([...storage.items.keys()]).toEqual(['desk-key'])
})

test('without an answer the same report is tried again, ever later, under the same key', async () => {
  service = () => null
  const { postReport, $outbox } = await openTab()
  postReport(goal(1))
  postReport(goal(2))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(new Set(scores())).toEqual(new Set([1]))
  expect(new Set(sent.map(({ report }) => report.key)).size).toBe(1)
  expect(sent.length).toBeGreaterThan(4)
  expect(sent.length).toBeLessThan(10)
  service = ({ matchId }) => taken(matchId, 5)
  await vi.advanceTimersByTimeAsync(40_000)
  expect($outbox.get()).toMatchObject({ reports: [], failures: 0 })
  expect(scores().slice(-2)).toEqual([1, 2])
})

test.each([
  [0, [0, 0.8, 2.4]],
  [0.999, [0, 1.2, 3.6]],
])('a desk tries again sooner or later than others by chance (%d)', async (chance, seconds) => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(chance)
  service = () => null
  const { postReport } = await openTab()
  const began = Date.now()
  const at: number[] = []
  service = () => {
    at.push(Math.round((Date.now() - began) / 10) / 100)
    return null
  }
  postReport(goal(1))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(at.slice(0, 3)).toEqual(seconds)
  random.mockRestore()
})

test('a tab opened later finds what was not sent, and sends it in its order', async () => {
  service = () => null
  const first = await openTab()
  for (const home of [1, 2]) first.postReport(goal(home))
  first.forgetKey()
  await vi.advanceTimersByTimeAsync(100_000)
  sent.length = 0
  service = ({ matchId }) => taken(matchId, sent.length)
  const { $outbox } = await openTab()
  await vi.advanceTimersByTimeAsync(100)
  expect(scores()).toEqual([1, 2])
  expect($outbox.get().reports).toEqual([])
})

test('a key that is no longer taken stops the sending, and nothing is lost', async () => {
  service = () => refusal('UNAUTHORIZED')
  const { postReport, $outbox, $deskKey, enterKey } = await openTab()
  postReport(goal(1))
  postReport(goal(2))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(scores()).toEqual([1])
  expect($deskKey.get()).toEqual({ kind: 'none', because: 'wrong' })
  expect($outbox.get().reports).toHaveLength(2)
  expect(storage.getItem('desk-key')).toBeNull()
  service = ({ matchId }) => taken(matchId, 4)
  await enterKey('the-new-key', false)
  await vi.advanceTimersByTimeAsync(100)
  expect(scores()).toEqual([1, 1, 2])
})

test('a refusal and a conflict stay with their reports; other matches go on', async () => {
  service = ({ matchId }) => {
    if (matchId === 'refused') return refusal('INVALID')
    return matchId === 'conflict' ? refusal('CONFLICT', { revision: 9 }) : taken(matchId, 1)
  }
  const { postReport, $outbox, dismissReport, decideConflict, $answered } = await openTab()
  postReport(goal(1, 'refused'))
  postReport(goal(2, 'conflict'))
  postReport(goal(3, 'conflict'))
  postReport(goal(4, 'other'))
  await vi.advanceTimersByTimeAsync(100)
  const { reports } = $outbox.get()
  expect(reports.map(({ standing }) => standing)).toEqual([
    { kind: 'refused', reason: 'because INVALID' },
    { kind: 'conflict', revision: 9 },
    { kind: 'waiting' },
  ])
  expect($answered.get().get('other')?.revision).toBe(1)
  dismissReport(reports[0]?.key ?? '')
  service = ({ matchId }) => taken(matchId, 10)
  const theirs = $answered.get().get('other')?.match
  if (theirs) decideConflict(reports[1]?.key ?? '', 'mine', theirs)
  await vi.advanceTimersByTimeAsync(100)
  expect($outbox.get().reports).toEqual([])
  expect(sent.slice(-2).map(({ report }) => [report.homeScore, report.expectedRevision])).toEqual([
    [2, 9],
    [3, 10],
  ])
})

test('where nothing can be kept it says so, and sends all the same', async () => {
  storage.isBlocked = true
  const { postReport, $outbox } = await openTab()
  expect($outbox.get().isKept).toBe(false)
  postReport(goal(1))
  postReport(goal(2))
  await vi.advanceTimersByTimeAsync(100)
  expect(scores()).toEqual([1, 2])
  expect($outbox.get().reports).toEqual([])
})
