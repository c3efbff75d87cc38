import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseScreenKey } from '../../../src/domain/hall/known-screen.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { DOCUMENTS, type OrganisedCup, startOrganisedCup, type Who } from './organised-cup.ts'

const BOARD = '/2026/screen/live/?theme=light'
const MOST_UNKNOWN = 200

describeOnBoth('screens', (engine) => {
  let cup: OrganisedCup
  beforeAll(async () => {
    cup = await startOrganisedCup(engine)
  })
  afterAll(() => cup.dispose())

  const register = async (from = '192.0.2.1', cupId = 'test-cup') => {
    const response = await fetch(`${cup.origin}/screens/${cupId}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': from },
    })
    return { status: response.status, key: (await response.json()).key as string }
  }
  const newScreen = async () => {
    const { key } = await register()
    return { key, number: parseScreenKey(key)?.number ?? 0 }
  }
  const ask = (key: string, headers: Record<string, string> = {}) =>
    fetch(`${cup.origin}/screens/test-cup`, { headers: { authorization: `Bearer ${key}`, ...headers } })
  const told = async (key: string) => (await ask(key)).json()
  const set = (who: Who, what: object) => cup.ask(who, DOCUMENTS.SCREEN, what)
  const latestAct = () =>
    cup.db.selectFrom('act').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  const clear = () => cup.db.deleteFrom('screen').execute()

  it('get a number of three digits, and show it until an organiser says what else', async () => {
    const { key, number } = await newScreen()
    expect(number).toBeGreaterThan(99)
    expect(await told(key)).toEqual({ number, name: null, shows: null })
    expect((await set('editor', { number, name: ' Entrance ', shows: BOARD })).error).toBeNull()
    expect(await told(key)).toEqual({ number, name: 'Entrance', shows: BOARD })
    const stored = JSON.stringify(await cup.db.selectFrom('screen').selectAll().execute())
    expect(stored).not.toContain(parseScreenKey(key)?.secret)
  })

  it('are told nothing anew while nothing changed', async () => {
    const { key, number } = await newScreen()
    const etag = (await ask(key)).headers.get('etag') ?? ''
    expect((await ask(key, { 'if-none-match': etag })).status).toBe(304)
    await set('owner', { number, name: 'Café' })
    expect((await ask(key, { 'if-none-match': etag })).status).toBe(200)
  })

  it('with another key are told nothing, and that their key is none', async () => {
    const { key, number } = await newScreen()
    const other = parseScreenKey((await newScreen()).key)?.secret ?? ''
    for (const wrong of [`screen-${number}-${other}`, key.slice(0, -1), '', 'screen-99-x'])
      expect((await ask(wrong)).status, wrong).toBe(410)
    expect((await register('192.0.2.1', 'no-cup')).status).toBe(404)
    expect((await fetch(`${cup.origin}/screens/test-cup`, { method: 'DELETE' })).status).toBe(405)
  })

  it('are set by organisers alone, whose acts are logged', async () => {
    const { key, number } = await newScreen()
    for (const who of ['scorer', 'visitor', 'nobody'] as const) {
      expect((await set(who, { number, name: who, shows: BOARD })).error, who).not.toBeNull()
      expect((await cup.look(who, 'screens')).status, who).toBeGreaterThan(400)
    }
    expect(await told(key)).toMatchObject({ name: null, shows: null })
    for (const who of ['operator', 'owner', 'editor'] as const) {
      expect((await set(who, { number, name: who })).error, who).toBeNull()
      expect(await told(key), who).toMatchObject({ name: who })
      const { kind, what_json } = await latestAct()
      expect([kind, JSON.parse(what_json)]).toEqual(['setScreen', { number, name: who }])
    }
    const { json } = await cup.look('editor', 'screens')
    expect(json.screens).toContainEqual(
      expect.objectContaining({ number, name: 'editor', shows: null, seenAt: expect.any(String) }),
    )
  })

  it('show again what they showed, by one press in the log, unless somebody has changed it since', async () => {
    const { key, number } = await newScreen()
    await set('owner', { number, name: 'Hall', shows: BOARD })
    await set('owner', { number })
    expect(await told(key)).toMatchObject({ shows: null })
    const removed = String((await latestAct()).id)
    const undo = (actId: string) => cup.ask('editor', DOCUMENTS.UNDO, { actId })
    expect((await undo(removed)).error).toBeNull()
    expect(await told(key)).toEqual({ number, name: 'Hall', shows: BOARD })
    await set('owner', { number, name: 'Hall', shows: '/sv/2026/screen/live/' })
    const former = String((await latestAct()).id)
    await set('owner', { number, name: 'Hall' })
    expect((await undo(former)).error.extensions.code).toBe('CONFLICT')
  })

  it('show boards of the edition and nothing else', async () => {
    const { key, number } = await newScreen()
    for (const shows of [
      'https://elsewhere.example/2026/screen/live/',
      '//elsewhere.example/2026/screen/live/',
      '/2025/screen/live/',
      '/2026/matches/',
      '/2026/screen/',
      '/2026/screen/live/?seconds=1',
      '/2026/screen/live/?theme=night',
      '/2026/screen/live/#x',
      'javascript:alert(1)',
    ])
      expect((await set('owner', { number, shows })).error.extensions.code, shows).toBe('INVALID')
    expect((await set('owner', { number, name: 'x'.repeat(61) })).error.extensions.code).toBe('INVALID')
    expect((await set('owner', { number: 99 })).error.extensions.code).toBe('NOT_FOUND')
    expect(await told(key)).toMatchObject({ name: null, shows: null })
  })

  it('that are known stay, whoever asks for numbers', async () => {
    await clear()
    const named = await newScreen()
    await set('owner', { number: named.number, name: 'Known', shows: BOARD })
    const unknown = await newScreen()
    const row = (at: number, seenAt: number) => ({
      cup_id: 'test-cup',
      number: at,
      secret_hash: '',
      seen_at: new Date(seenAt).toISOString(),
      name: null,
      shows: null,
    })
    const free = Array.from({ length: 900 }, (_, at) => 100 + at).filter(
      (at) => at !== named.number && at !== unknown.number,
    )
    const flood = free.slice(0, MOST_UNKNOWN - 1).map((at) => row(at, Date.now()))
    await cup.db.insertInto('screen').values(flood).execute()
    expect((await register()).status).toBe(503)
    const long = Date.now() - 4 * 60_000
    await cup.db
      .updateTable('screen')
      .set({ seen_at: new Date(long).toISOString() })
      .where('number', 'not in', [unknown.number])
      .execute()
    expect((await register()).status).toBe(201)
    expect(await told(named.key)).toMatchObject({ name: 'Known', shows: BOARD })
    expect(await told(unknown.key)).toMatchObject({ number: unknown.number })
    expect(await cup.db.selectFrom('screen').select('number').execute()).toHaveLength(3)
  })

  it('of which nothing was said lose their number after a day without a sign', async () => {
    await clear()
    const { key, number } = await newScreen()
    const yesterday = new Date(Date.now() - 25 * 60 * 60_000).toISOString()
    await cup.db.updateTable('screen').set({ seen_at: yesterday }).where('number', '=', number).execute()
    expect((await cup.look('owner', 'screens')).json.screens).toEqual([])
    await newScreen()
    expect((await ask(key)).status).toBe(410)
  })

  it('are counted by address', async () => {
    const answers: number[] = []
    for (let at = 0; at < 130; at += 1) {
      await clear()
      answers.push((await register()).status)
    }
    expect(answers.at(-1)).toBe(429)
    const acts = await cup.db.selectFrom('screen').select('number').execute()
    expect(acts).toHaveLength(0)
  })
})
