import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serializeSchedule } from '../../../../src/domain/schedule/serialize-schedule.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import { category, clubTeam, edition } from '../../domain/builders.ts'
import { type FakeBrowser, json, startBrowser, text, wireTeam, wireUser } from './fake-browser.ts'

const TEAMS = ['a', 'b', 'c', 'd', 'e', 'f']
const club = { clubId: 'k', year: 2026, name: 'HK Example' }
const schedule = serializeSchedule(
  indexEdition(
    edition({
      categories: [
        category({
          teams: [...TEAMS.map((id) => clubTeam(id, { clubId: 'k' })), clubTeam('x', { clubId: 'o' })],
        }),
      ],
    }),
  ),
  'cup',
)

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

/** Signs in somebody who follows these. */
async function signedIn(held: object[] = []) {
  const kept = { teams: held }
  browser.answers['GET /2026/schedule.json'] = () => json(schedule)
  browser.answers['GET /api/user'] = () => json(wireUser({ favourite_teams: kept.teams }))
  browser.answers['POST /sanctum/token'] = () => text('1|abc')
  browser.answers['POST /api/user/favorites/teams'] = ({ payload }) => {
    const { teamId } = payload as { teamId: string }
    return json(wireTeam(100 + TEAMS.indexOf(teamId), teamId), 201)
  }
  browser.answers['DELETE /api/user/favorites/teams/:id'] = () => json(null, 204)
  const session = await import('../../../../src/stores/session.ts')
  const favourites = await import('../../../../src/stores/favourites.ts')
  const clubs = await import('../../../../src/stores/favourite-clubs.ts')
  session.startSession('en')
  await session.signIn({ email: 'a@b.se', password: 'p' })
  browser.asked.length = 0
  return { ...favourites, ...clubs, kept }
}

const asked = (method: string) => browser.asked.filter((call) => call.method === method)
const followed = (teams: readonly { readonly teamId: string }[]) => teams.map(({ teamId }) => teamId).sort()

describe('following a club', () => {
  test('adds each of its teams that is not followed yet, whole, and says it once', async () => {
    const { followClub, $favourites, $favouriteNotice, $clubProgress } = await signedIn([wireTeam(5, 'b')])
    const steps: number[] = []
    $clubProgress.subscribe((all) => void steps.push(...[...all.values()].map(({ done }) => done)))
    expect(await followClub(club)).toEqual({ ok: true })
    expect(followed($favourites.get().teams)).toEqual(TEAMS)
    expect(asked('POST')).toHaveLength(5)
    expect(asked('POST')[0]?.payload).toEqual({
      teamId: 'a',
      year: 2026,
      teamName: 'Team a',
      nation: 'Sweden',
      nationCode: 'SE',
      category: 'Boys 14',
      catShort: 'B14',
    })
    expect($favouriteNotice.get()).toEqual({ kind: 'club-added', name: 'HK Example', count: 5 })
    expect(steps.slice(-2)).toEqual([4, 5])
    expect($clubProgress.get().size).toBe(0)
  })

  test('is taken back without those that were followed before, and loads the user once', async () => {
    const { followClub, undo, $favourites, kept } = await signedIn([wireTeam(5, 'b')])
    await followClub(club)
    await undo()
    expect(followed($favourites.get().teams)).toEqual(['b'])
    kept.teams = [wireTeam(5, 'b')]
    await vi.waitFor(() => expect(asked('GET').filter(({ path }) => path === '/api/user')).toHaveLength(1))
  })

  test('begins nothing where not all fit, and says how many do', async () => {
    const many = Array.from({ length: 495 }, (_, number) => wireTeam(1000 + number, `t${number}`))
    const { followClub, $favouriteNotice } = await signedIn(many)
    const fault = { kind: 'full', most: 500, followed: 495, wanted: 6 }
    expect(await followClub(club)).toEqual({ ok: false, fault })
    expect(asked('POST')).toEqual([])
    expect($favouriteNotice.get()).toEqual({
      kind: 'club-refused',
      name: 'HK Example',
      done: 0,
      all: 6,
      fault,
    })
  })

  test('stops at a refusal, keeps what was added, and says how far it came', async () => {
    const { followClub, $favourites, $favouriteNotice } = await signedIn()
    const add = browser.answers['POST /api/user/favorites/teams']
    let left = 2
    browser.answers['POST /api/user/favorites/teams'] = (call) =>
      left-- > 0 && add ? add(call) : json({ message: 'No more.', errors: {} }, 422)
    expect(await followClub(club)).toMatchObject({ ok: false, fault: { message: 'No more.' } })
    expect($favourites.get().teams).toHaveLength(2)
    expect($favouriteNotice.get()).toMatchObject({ kind: 'club-refused', done: 2, all: 6 })
    expect(asked('POST').length).toBeLessThanOrEqual(6)
  })

  test('pressed twice asks once', async () => {
    const { followClub } = await signedIn()
    await Promise.all([followClub(club), followClub(club)])
    expect(asked('POST')).toHaveLength(6)
  })

  test('without its teams adds nothing, and says why', async () => {
    const { followClub, $favouriteNotice } = await signedIn()
    browser.answers['GET /2026/schedule.json'] = () => json({}, 500)
    expect(await followClub(club)).toEqual({ ok: false, fault: { kind: 'down' } })
    expect($favouriteNotice.get()).toMatchObject({ kind: 'club-refused', fault: { kind: 'down' } })
  })

  test('without a session does nothing', async () => {
    browser.answers['GET /2026/schedule.json'] = () => json(schedule)
    const { followClub } = await import('../../../../src/stores/favourite-clubs.ts')
    expect(await followClub(club)).toMatchObject({ ok: false, fault: { kind: 'unauthorized' } })
    expect(asked('POST')).toEqual([])
  })
})

describe('following a club no more', () => {
  test('removes its teams and no others, and can be taken back', async () => {
    const held = [wireTeam(5, 'a'), wireTeam(6, 'b'), wireTeam(7, 'x')]
    const { unfollowClub, undo, kept, $favourites, $favouriteNotice } = await signedIn(held)
    kept.teams = [wireTeam(7, 'x')]
    expect(await unfollowClub(club, TEAMS)).toEqual({ ok: true })
    expect(followed($favourites.get().teams)).toEqual(['x'])
    expect(asked('DELETE').map(({ payload }) => payload)).toEqual([
      { team_id: 'a', year: 2026 },
      { team_id: 'b', year: 2026 },
    ])
    expect($favouriteNotice.get()).toEqual({ kind: 'club-removed', name: 'HK Example', count: 2 })
    await undo()
    expect(followed($favourites.get().teams)).toContain('a')
  })
})
