import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeBrowser, json, startBrowser, text, wireTeam, wireUser } from './fake-browser.ts'

let browser: FakeBrowser
beforeEach(() => {
  vi.resetModules()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  browser = startBrowser()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const A = { teamId: 'a', year: 2026 }
const target = { ...A, name: 'Team a', nation: '', nationCode: '', category: '', categoryShort: '' }

/** Signs in somebody who follows these. */
async function signedIn(teams: object[] = [], fields: object[] = []) {
  const held = { teams, fields }
  browser.answers['GET /api/user'] = () =>
    json(wireUser({ favourite_teams: held.teams, favourite_arenas: held.fields }))
  browser.answers['POST /sanctum/token'] = () => text('1|abc')
  const session = await import('../../../../src/stores/session.ts')
  const favourites = await import('../../../../src/stores/favourites.ts')
  session.startSession('en')
  await session.signIn({ email: 'a@b.se', password: 'p' })
  browser.asked.length = 0
  return { ...session, ...favourites, held }
}
const calls = () => browser.asked.map(({ method, path }) => `${method} ${path}`)

describe('adding', () => {
  test('shows after the answer, with what the service says of it', async () => {
    let answer: (response: Response) => void = () => undefined
    browser.answers['POST /api/user/favorites/teams'] = () => new Promise((resolve) => (answer = resolve))
    const { addTeam, $favourites, $favouritesWaiting, $favouriteNotice, favouriteTeamsOf } = await signedIn()
    const adding = addTeam(target)
    await vi.waitFor(() => expect(browser.asked).toHaveLength(1))
    expect($favourites.get().teams).toEqual([])
    expect([...$favouritesWaiting.get()]).toEqual(['team 2026 a'])
    answer(json(wireTeam(5, 'a'), 201))
    expect(await adding).toEqual({ ok: true })
    expect(favouriteTeamsOf(2026).get()).toMatchObject([{ id: 5, name: 'Team a', categoryShort: 'B16' }])
    expect(favouriteTeamsOf(2025).get()).toEqual([])
    expect($favouriteNotice.get()).toEqual({ kind: 'added', name: 'Team a' })
    expect($favouritesWaiting.get().size).toBe(0)
    expect(browser.asked[0]).toMatchObject({
      token: '1|abc',
      payload: { teamId: 'a', year: 2026, catShort: '' },
    })
  })

  test('twenty presses at once ask once', async () => {
    browser.answers['POST /api/user/favorites/teams'] = () => json(wireTeam(5, 'a'), 201)
    const { addTeam, $favourites } = await signedIn()
    await Promise.all(Array.from({ length: 20 }, () => addTeam(target)))
    expect(calls()).toEqual(['POST /api/user/favorites/teams'])
    expect($favourites.get().teams).toHaveLength(1)
  })

  test('refused says so and shows nothing', async () => {
    browser.answers['POST /api/user/favorites/teams'] = () =>
      json({ message: 'You have 500.', errors: {} }, 422)
    const { addTeam, $favourites, $favouriteNotice } = await signedIn()
    expect(await addTeam(target)).toMatchObject({ ok: false })
    expect($favourites.get().teams).toEqual([])
    expect($favouriteNotice.get()).toMatchObject({
      kind: 'refused',
      attempt: 'add',
      fault: { message: 'You have 500.' },
    })
  })

  test('without a session does nothing', async () => {
    const { addTeam, removeTeam } = await import('../../../../src/stores/favourites.ts')
    expect(await addTeam(target)).toEqual({ ok: false, fault: { kind: 'unauthorized' } })
    expect(await removeTeam(A)).toEqual({ ok: false, fault: { kind: 'unauthorized' } })
    expect(browser.asked).toEqual([])
  })

  test('with a token that counts no more signs out', async () => {
    browser.answers['POST /api/user/favorites/teams'] = () => json({}, 401)
    const { addTeam, $session } = await signedIn()
    await addTeam(target)
    expect($session.get()).toEqual({ kind: 'signed-out', fault: null })
  })
})

describe('removing', () => {
  test('shows at once, sends team_id and year, and loads the user again', async () => {
    let answer: (response: Response) => void = () => undefined
    browser.answers['DELETE /api/user/favorites/teams/:id'] = () =>
      new Promise((resolve) => (answer = resolve))
    const { removeTeam, $favourites, held } = await signedIn([wireTeam(5, 'a'), wireTeam(6, 'b')])
    const removing = removeTeam(A)
    await vi.waitFor(() => expect(browser.asked).toHaveLength(1))
    expect($favourites.get().teams.map(({ teamId }) => teamId)).toEqual(['b'])
    expect(browser.asked[0]).toMatchObject({
      path: '/api/user/favorites/teams/5',
      payload: { team_id: 'a', year: 2026 },
    })
    held.teams = [wireTeam(6, 'b')]
    answer(json(null, 204))
    expect(await removing).toEqual({ ok: true })
    await vi.waitFor(() => expect(calls()).toEqual(['DELETE /api/user/favorites/teams/5', 'GET /api/user']))
    expect($favourites.get().teams.map(({ teamId }) => teamId)).toEqual(['b'])
  })

  test('refused: it is back where it was, and it is said', async () => {
    browser.answers['DELETE /api/user/favorites/teams/:id'] = () => json({}, 500)
    const { removeTeam, $favourites, $favouriteNotice } = await signedIn([wireTeam(5, 'a'), wireTeam(6, 'b')])
    await removeTeam(A)
    expect($favourites.get().teams.map(({ teamId }) => teamId)).toEqual(['a', 'b'])
    expect($favouriteNotice.get()).toMatchObject({
      kind: 'refused',
      attempt: 'remove',
      fault: { kind: 'down' },
    })
  })

  test('what the service no longer has is removed', async () => {
    browser.answers['DELETE /api/user/favorites/teams/:id'] = () => json({}, 404)
    const { removeTeam, $favouriteNotice } = await signedIn([wireTeam(5, 'a')])
    expect(await removeTeam(A)).toEqual({ ok: true })
    expect($favouriteNotice.get()).toEqual({ kind: 'removed', name: 'Team a' })
  })

  test('of what is not there does nothing', async () => {
    const { removeTeam, removeField, $favouriteNotice } = await signedIn([wireTeam(5, 'a', 2025)])
    expect(await removeTeam(A)).toEqual({ ok: true })
    expect(await removeField({ fieldId: 'x', year: 2026 })).toEqual({ ok: true })
    expect(browser.asked).toEqual([])
    expect($favouriteNotice.get()).toBeNull()
  })

  test('does not come back with a user that was asked for before', async () => {
    const { removeTeam, reloadUser, $favourites, held } = await signedIn([wireTeam(5, 'a')])
    let late: (response: Response) => void = () => undefined
    const old = json(wireUser({ favourite_teams: [wireTeam(5, 'a')] }))
    browser.answers['GET /api/user'] = () => new Promise((resolve) => (late = resolve))
    const loading = reloadUser()
    browser.answers['DELETE /api/user/favorites/teams/:id'] = () => json(null, 204)
    await removeTeam(A)
    held.teams = []
    browser.answers['GET /api/user'] = () => json(wireUser({ favourite_teams: held.teams }))
    late(old)
    await loading
    expect($favourites.get().teams).toEqual([])
  })

  test('does not come back with a user that is loaded while the service still removes', async () => {
    const { removeTeam, reloadUser, $favourites } = await signedIn([wireTeam(5, 'a'), wireTeam(6, 'b')])
    browser.answers['DELETE /api/user/favorites/teams/:id'] = () => new Promise<Response>(() => undefined)
    void removeTeam(A)
    await vi.waitFor(() => expect(browser.asked).toHaveLength(1))
    await reloadUser()
    expect($favourites.get().teams.map(({ teamId }) => teamId)).toEqual(['b'])
  })

  test('can be taken back, once', async () => {
    browser.answers['DELETE /api/user/favorites/fields/:id'] = () => json(null, 204)
    const field = { id: 3, field_id: 'h5', year: 2026, arenaId: 'heden', fieldName: 'Heden 5' }
    browser.answers['POST /api/user/favorites/fields'] = () => json({ ...field, id: 4 }, 201)
    const { removeField, undo, held, $favourites } = await signedIn([], [field])
    held.fields = []
    await removeField({ fieldId: 'h5', year: 2026 })
    await undo()
    expect($favourites.get().fields).toEqual([
      { id: 4, fieldId: 'h5', year: 2026, arenaId: 'heden', name: 'Heden 5' },
    ])
    await removeField({ fieldId: 'nothing', year: 2026 })
    expect(calls().filter((call) => call.startsWith('POST'))).toHaveLength(1)
  })
})
