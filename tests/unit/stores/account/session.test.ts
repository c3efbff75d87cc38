import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeBrowser, json, startBrowser, text, wireUser } from './fake-browser.ts'

let browser: FakeBrowser
beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  browser = startBrowser()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const load = async () => ({
  ...(await import('../../../../src/stores/session.ts')),
  ...(await import('../../../../src/stores/app.ts')),
})
const calls = () => browser.asked.map(({ method, path }) => `${method} ${path}`)

/** A page opened by somebody with a token. */
async function open(token = '1|abc') {
  browser.storage.items.set('user-token', token)
  const session = await load()
  session.startSession('en')
  // The module that reads the editions is loaded separately.
  await import('../../../../src/data/browser/editions.ts')
  await vi.advanceTimersByTimeAsync(50)
  return session
}

describe('a page is opened', () => {
  test('without a token: nothing is asked', async () => {
    const { startSession, $session } = await load()
    startSession('en')
    await vi.advanceTimersByTimeAsync(20_000)
    expect($session.get()).toEqual({ kind: 'signed-out', fault: null })
    expect(browser.asked).toEqual([])
    expect(browser.classes.has('has-token')).toBe(false)
  })

  test('with one: the editions, and 500 ms later the user, with the token', async () => {
    browser.answers['GET /api/user'] = () =>
      json(
        wireUser({ purchases: [{ type: 'tournament_pass', year: 2026 }], pin_match: 'm1', pin_year: 2026 }),
      )
    const { $session, $currentYear, $purchases, $pinned } = await open()
    expect(calls()).toEqual(['GET /graphql'])
    expect($session.get()).toEqual({ kind: 'checking' })
    await vi.advanceTimersByTimeAsync(400)
    expect(calls()).toEqual(['GET /graphql'])
    await vi.advanceTimersByTimeAsync(150)
    expect(calls()).toEqual(['GET /graphql', 'GET /api/user'])
    expect(browser.asked[1]?.token).toBe('1|abc')
    expect($session.get()).toMatchObject({ kind: 'signed-in', user: { name: 'Åsa' } })
    expect($currentYear.get()).toBe(2026)
    expect($purchases.get()).toEqual([{ type: 'tournament_pass', year: 2026 }])
    expect($pinned.get()).toEqual({ matchId: 'm1', year: 2026 })
  })

  test('and the editions fail: logged, nothing is loaded, said, and tried again on request', async () => {
    browser.answers['GET /graphql'] = () => json({ errors: [{ message: 'no' }] }, 500)
    const { $session, retrySession } = await open()
    await vi.advanceTimersByTimeAsync(2000)
    expect(console.error).toHaveBeenCalled()
    expect(calls()).toEqual(['GET /graphql'])
    expect($session.get()).toEqual({ kind: 'signed-out', fault: { kind: 'down' } })
    expect(browser.storage.items.get('user-token')).toBe('1|abc')
    delete browser.answers['GET /graphql']
    browser.answers['GET /graphql'] = () => json({ data: { cups: [{ cupId: 'cup', editions: [] }] } })
    browser.answers['GET /api/user'] = () => json(wireUser())
    void retrySession()
    await vi.advanceTimersByTimeAsync(1000)
    expect($session.get().kind).toBe('signed-in')
  })

  test('with a token that counts no more: it goes', async () => {
    browser.answers['GET /api/user'] = () => json({ message: 'Unauthenticated.' }, 401)
    const { $session } = await open()
    await vi.advanceTimersByTimeAsync(1000)
    expect($session.get()).toEqual({ kind: 'signed-out', fault: null })
    expect(browser.storage.items.has('user-token')).toBe(false)
  })

  test.each([
    ['500', () => json({}, 500), 'down'],
    ['403', () => json({}, 403), 'down'],
    ['503', () => json({}, 503), 'busy'],
    ['a page', () => text('<!doctype html><p>hotel'), 'malformed'],
    ['null', () => text('null'), 'malformed'],
    ['a list', () => text('[]'), 'malformed'],
    ['half an object', () => text('{"id":1,'), 'malformed'],
    ['an object without an id', () => json({ name: 'x' }), 'malformed'],
    ['depth without end', () => text('['.repeat(100_000)), 'malformed'],
    ['more than 2 MB', () => text(`"${'x'.repeat(2_000_001)}"`), 'malformed'],
    ['a connection that breaks', () => new TypeError('fetch failed'), 'down'],
  ])('and the service answers %s: the token stays, and it is said', async (_, answer, kind) => {
    browser.answers['GET /api/user'] = answer
    const { $session } = await open()
    await vi.advanceTimersByTimeAsync(1500)
    expect($session.get()).toMatchObject({ kind: 'signed-out', fault: { kind } })
    expect(browser.storage.items.get('user-token')).toBe('1|abc')
  })

  test('and the service is silent: said within 8 s, and a late answer still counts', async () => {
    let answer: (value: Response) => void = () => undefined
    browser.answers['GET /api/user'] = () => new Promise((resolve) => (answer = resolve))
    const { $session } = await open()
    await vi.advanceTimersByTimeAsync(7000)
    expect($session.get()).toEqual({ kind: 'signed-out', fault: { kind: 'timeout' } })
    answer(json(wireUser()))
    await vi.advanceTimersByTimeAsync(10)
    expect($session.get().kind).toBe('signed-in')
  })

  test('offline: nothing is asked until the browser is online again, and then once', async () => {
    browser.isOnline = false
    browser.answers['GET /api/user'] = () => json(wireUser())
    const { $session } = await open()
    await vi.advanceTimersByTimeAsync(1000)
    expect(browser.asked).toEqual([])
    expect($session.get()).toEqual({ kind: 'signed-out', fault: { kind: 'offline' } })
    browser.isOnline = true
    browser.dispatch('online')
    browser.dispatch('online')
    await vi.advanceTimersByTimeAsync(2000)
    expect($session.get().kind).toBe('signed-in')
    expect(calls()).toEqual(['GET /graphql', 'GET /api/user'])
  })

  test('429: no call before the time that was asked for, one within a fifth more', async () => {
    browser.answers['GET /api/user'] = () => json({}, 429, { 'retry-after': '60' })
    const { $session, retrySession } = await open()
    await vi.advanceTimersByTimeAsync(1000)
    expect($session.get()).toEqual({ kind: 'signed-out', fault: { kind: 'busy', retryAfter: 60_000 } })
    const before = browser.asked.length
    await retrySession()
    browser.dispatch('online')
    await vi.advanceTimersByTimeAsync(58_000)
    expect(browser.asked).toHaveLength(before)
    browser.answers['GET /api/user'] = () => json(wireUser())
    await vi.advanceTimersByTimeAsync(15_000)
    expect($session.get().kind).toBe('signed-in')
    expect(browser.asked).toHaveLength(before + 1)
  })

  test('an hour of Retry-After is ten minutes', async () => {
    browser.answers['GET /api/user'] = () => json({}, 503, { 'retry-after': '3600' })
    const { $session } = await open()
    await vi.advanceTimersByTimeAsync(1000)
    expect($session.get()).toMatchObject({ fault: { kind: 'busy', retryAfter: 600_000 } })
  })

  test('with nonsense for a token: it is cleared away and nothing is asked', async () => {
    const { $session } = await open('a b\nc')
    await vi.advanceTimersByTimeAsync(1000)
    expect(browser.asked).toEqual([])
    expect($session.get()).toEqual({ kind: 'signed-out', fault: null })
    expect(browser.storage.items.has('user-token')).toBe(false)
  })
})

describe('signing in', () => {
  test('keeps the token, and loads the user with it', async () => {
    browser.answers['POST /sanctum/token'] = () => text('9|secret')
    browser.answers['GET /api/user'] = () => json(wireUser())
    const { startSession, signIn, $session } = await load()
    startSession('sv')
    expect(await signIn({ email: 'a@b.se', password: 'p w' })).toEqual({ ok: true })
    expect(browser.asked[0]).toMatchObject({ payload: { email: 'a@b.se', password: 'p w' }, token: null })
    expect(browser.asked[1]).toMatchObject({ path: '/api/user', token: '9|secret' })
    expect(browser.storage.items.get('user-token')).toBe('9|secret')
    expect(browser.classes.has('has-token')).toBe(true)
    expect($session.get().kind).toBe('signed-in')
  })

  test('refused: the sentences of the service, by field', async () => {
    browser.answers['POST /sanctum/token'] = () =>
      json({ message: 'No.', errors: { email: ['No.'], 3: 'x' } }, 422)
    const { startSession, signIn, $session } = await load()
    startSession('en')
    expect(await signIn({ email: 'a', password: 'b' })).toEqual({
      ok: false,
      fault: { kind: 'invalid', message: 'No.', errors: { email: ['No.'], 3: [] } },
    })
    expect($session.get().kind).toBe('signed-out')
  })

  test.each(['<html>', '', 'a b', 'null', '{}', 'x'.repeat(5000)])('%j is no token', async (body) => {
    browser.answers['POST /sanctum/token'] = () => text(body)
    const { startSession, signIn } = await load()
    startSession('en')
    const outcome = await signIn({ email: 'a', password: 'b' })
    // `null` and `{}` are printable, like a token, so only the service itself can refuse them.
    if (!outcome.ok) expect(outcome.fault).toEqual({ kind: 'malformed' })
    else expect(['null', '{}']).toContain(body)
  })

  test('where the storage is blocked: the page remembers, and knows that it will not last', async () => {
    browser.storage.isBlocked = true
    browser.answers['POST /sanctum/register'] = () => text('9|secret')
    browser.answers['GET /api/user'] = () => json(wireUser())
    const { startSession, register, $session } = await load()
    const { isTokenKept } = await import('../../../../src/stores/user-token.ts')
    startSession('en')
    expect(await register({ email: 'a@b.se', password: 'p' })).toEqual({ ok: true })
    expect($session.get().kind).toBe('signed-in')
    expect(isTokenKept()).toBe(false)
  })
})

describe('leaving', () => {
  test('the token goes at once; a failure is only logged', async () => {
    browser.answers['GET /api/user'] = () => json(wireUser())
    browser.answers['POST /api/logout'] = () => json({}, 500)
    const { $session, signOut } = await open()
    await vi.advanceTimersByTimeAsync(1000)
    const leaving = signOut()
    expect($session.get()).toEqual({ kind: 'signed-out', fault: null })
    expect(browser.storage.items.has('user-token')).toBe(false)
    await leaving
    expect(browser.asked.at(-1)).toMatchObject({ method: 'POST', path: '/api/logout', token: '1|abc' })
    expect(console.error).toHaveBeenCalledTimes(1)
  })

  test('loads the user anew: nobody, who bought nothing, follows nothing, and has nothing at hand', async () => {
    const wire = wireUser({
      purchases: [{ type: 'tournament_pass', year: 2026 }],
      pin_match: 'm1',
      pin_year: 2026,
    })
    browser.answers['GET /api/user'] = () => json(wire)
    browser.answers['POST /api/logout'] = () => json({})
    const { $session, signOut, $purchases, $pinned } = await open()
    await vi.advanceTimersByTimeAsync(1000)
    expect($purchases.get()).toHaveLength(1)
    const before = browser.asked.length
    await signOut()
    expect($session.get()).toEqual({ kind: 'signed-out', fault: null })
    expect([$purchases.get(), $pinned.get()]).toEqual([[], null])
    // Without a token there is nothing to ask the service for.
    expect(browser.asked.slice(before).map(({ path }) => path)).toEqual(['/api/logout'])
  })

  test('is over when the worker of saved pages has ended', async () => {
    browser.answers['GET /api/user'] = () => json(wireUser())
    browser.answers['POST /api/logout'] = () => json({})
    const { signOut } = await open()
    await vi.advanceTimersByTimeAsync(1000)
    const { promise: ended, resolve: end } = Promise.withResolvers<boolean>()
    const worker = { scope: 'https://cup.example.org/', installing: null, unregister: () => ended }
    Object.assign(navigator, { serviceWorker: { getRegistrations: async () => [worker] } })
    const over = vi.fn()
    const leaving = signOut().then(over)
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls().at(-1)).toBe('POST /api/logout')
    expect(over).not.toHaveBeenCalled()
    end(true)
    await leaving
  })

  test('a load that fails later signs out as well, keeps the token, and asks again', async () => {
    browser.answers['GET /api/user'] = () => json(wireUser())
    const { $session, reloadUser } = await open()
    await vi.advanceTimersByTimeAsync(1000)
    browser.answers['GET /api/user'] = () => json({}, 500)
    await reloadUser()
    expect($session.get()).toEqual({ kind: 'signed-out', fault: { kind: 'down' } })
    expect(browser.storage.items.get('user-token')).toBe('1|abc')
    browser.answers['GET /api/user'] = () => json(wireUser())
    await vi.advanceTimersByTimeAsync(20_000)
    expect($session.get().kind).toBe('signed-in')
  })

  test('deletion takes the token only once it is done', async () => {
    browser.answers['GET /api/user'] = () => json(wireUser())
    browser.answers['GET /api/user/delete'] = () => json({}, 500)
    const { $session, deleteAccount } = await open()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await deleteAccount()).toEqual({ ok: false, fault: { kind: 'down' } })
    expect($session.get().kind).toBe('signed-in')
    browser.answers['GET /api/user/delete'] = () => text('<html>a hotel wants to be paid</html>')
    expect(await deleteAccount()).toEqual({ ok: false, fault: { kind: 'malformed' } })
    browser.answers['GET /api/user/delete'] = () => json({ message: 'The account is deleted.' })
    expect(await deleteAccount()).toEqual({ ok: true })
    expect($session.get()).toEqual({ kind: 'signed-out', fault: null })
  })

  test('in another tab signs out here, and signing in there signs in here', async () => {
    browser.answers['GET /api/user'] = ({ token }) => json(wireUser({ name: token }))
    const { $session } = await open()
    await vi.advanceTimersByTimeAsync(1000)
    browser.tellStorage('user-token', null)
    expect($session.get()).toEqual({ kind: 'signed-out', fault: null })
    browser.tellStorage('user-token', '2|other')
    await vi.advanceTimersByTimeAsync(1000)
    expect($session.get()).toMatchObject({ kind: 'signed-in', user: { name: '2|other' } })
  })
})
