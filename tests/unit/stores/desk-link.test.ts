import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftOf, WAITING } from '../../../src/domain/tournament/report.ts'

/** The browser's storage, which outlives a reload. */
const stored = new Map<string, string>()
const storage = {
  get length() {
    return stored.size
  },
  key: (at: number) => [...stored.keys()][at] ?? null,
  getItem: (name: string) => stored.get(name) ?? null,
  removeItem: (name: string) => void stored.delete(name),
  setItem: (name: string, value: string) => void stored.set(name, value),
}

const keyOf = (linkId: number) => `scorer-${linkId}-${'a'.repeat(22)}`
const linkOf = (linkId: number, fieldId: string) => ({ linkId: String(linkId), fieldId, day: '2026-07-07' })
const refusal = (status: number, code: string, more: object = {}) =>
  new Response(JSON.stringify({ errors: [{ message: `because ${code}`, extensions: { code, ...more } }] }), {
    status,
  })
const data = (value: object) =>
  new Response(JSON.stringify({ data: value }), { headers: { 'content-type': 'application/json' } })

let hash: string
/** The matches of the reports that the service took. */
let taken: string[]
/** What the service says of a key; null: it does not answer. */
type Said = ReturnType<typeof linkOf> | 'revoked' | 'expired'
let links: Map<string, Said> | null

beforeEach(() => {
  stored.clear()
  hash = ''
  taken = []
  links = new Map<string, Said>([
    [keyOf(1), linkOf(1, 'f1')],
    [keyOf(2), linkOf(2, 'f2')],
    [keyOf(3), 'revoked'],
    [keyOf(4), 'expired'],
  ])
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => undefined,
  })
  vi.stubGlobal('addEventListener', () => undefined)
  const location = { origin: 'http://cup.test', pathname: '/desk/', search: '?lang=en' }
  vi.stubGlobal('location', Object.defineProperty(location, 'hash', { get: () => hash }))
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, path: string) => (hash = path.split('#')[1] ?? ''),
  })
  vi.stubGlobal('fetch', async (_: string, { body, headers }: { body: string; headers: HeadersInit }) => {
    if (links === null) throw new TypeError('Failed to fetch')
    const { query, variables } = JSON.parse(body)
    const link = links.get(new Headers(headers).get('authorization')?.slice('Bearer '.length) ?? '')
    if (typeof link === 'string') return refusal(401, 'UNAUTHORIZED', { link })
    if (link === undefined) return refusal(401, 'UNAUTHORIZED')
    if (query.includes('deskAccess')) return data({ deskAccess: link })
    if (variables.matchId !== `on-${link.fieldId}`) return refusal(403, 'FORBIDDEN')
    taken.push(variables.matchId)
    return data({ report: { match: null } })
  })
})
afterEach(() => vi.unstubAllGlobals())

/** The desk after a page was loaded, as the island opens it. */
async function load(fragment = '') {
  vi.resetModules()
  hash = fragment
  const key = await import('../../../src/stores/desk-key.ts')
  const box = await import('../../../src/stores/desk-outbox.ts')
  box.openOutbox()
  key.recallKey()
  await settle()
  return { ...key, ...box }
}
const settle = () => new Promise((done) => setTimeout(done, 20))

const goal = (matchId: string) => ({
  ...draftOf('score', { score: { home: 1, away: 0 } }),
  cupId: 'cup',
  tournamentId: 't',
  matchId,
  title: 'A – B',
  at: null,
  seen: null,
  standing: WAITING,
})

test('a link opens its field and day, leaves the address at once, and opens again without a network', async () => {
  const { $deskKey } = await load(`#key=${keyOf(1)}`)
  expect(hash).toBe('')
  expect($deskKey.get()).toMatchObject({ kind: 'held', link: { id: '1', fieldId: 'f1', day: '2026-07-07' } })
  links = null
  expect((await load()).$deskKey.get()).toMatchObject({ kind: 'held', link: { fieldId: 'f1' } })
})

test('a link that was revoked or is over says so, and the reports are sent when a valid one is opened', async () => {
  for (const [linkId, because] of [
    [3, 'link-revoked'],
    [4, 'link-expired'],
    [9, 'no-link'],
  ] as const) {
    await load(`#key=${keyOf(1)}`)
    links?.set(keyOf(1), 'revoked')
    const { $deskKey, $outbox, postReport, openLinkInAddress } = await load()
    expect($deskKey.get()).toEqual({ kind: 'none', because: 'link-revoked' })
    postReport(goal('on-f1'))
    hash = `#key=${keyOf(linkId)}`
    openLinkInAddress()
    await settle()
    expect($deskKey.get()).toEqual({ kind: 'none', because })
    expect([$outbox.get().reports.length, taken]).toEqual([1, []])
    links?.set(keyOf(1), linkOf(1, 'f1'))
    hash = `#key=${keyOf(1)}`
    openLinkInAddress()
    await settle()
    expect([$outbox.get().reports, taken.splice(0)]).toEqual([[], ['on-f1']])
  }
})

test('a report that the link of another field is not for waits for the right link', async () => {
  const { $outbox, postReport } = await load(`#key=${keyOf(1)}`)
  postReport(goal('on-f2'))
  await settle()
  expect($outbox.get().reports[0]?.standing).toMatchObject({ kind: 'refused', isForbidden: true })
  const later = await load(`#key=${keyOf(2)}`)
  expect([later.$outbox.get().reports, taken]).toEqual([[], ['on-f2']])
})

test('a link that cannot be asked about is kept, and opens once there is an answer', async () => {
  const known = links
  links = null
  expect((await load(`#key=${keyOf(1)}`)).$deskKey.get()).toEqual({ kind: 'none', because: 'link-away' })
  const { $deskKey, retryLink } = await load()
  expect($deskKey.get()).toEqual({ kind: 'none', because: 'link-away' })
  links = known
  retryLink()
  await settle()
  expect($deskKey.get()).toMatchObject({ kind: 'held', link: { id: '1' } })
})

test('a torn code says so, and takes no valid link from the phone', async () => {
  expect((await load('#key=scorer-1-aaa')).$deskKey.get()).toEqual({ kind: 'none', because: 'no-link' })
  await load(`#key=${keyOf(1)}`)
  const { $deskKey } = await load('#key=scorer-1-aaa')
  expect([hash, $deskKey.get()]).toMatchObject(['', { kind: 'held', link: { id: '1' } }])
})
