import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccountRoles } from '../../../src/backend/http/account-roles.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { at } from '../results/cup-builder.ts'
import { DOCUMENTS, newKey, type OrganisedCup, startOrganisedCup, type Who } from './organised-cup.ts'

const { ADJUST, CHANGE, MOVE_MATCHES, REINSTATE, REPORT, SOURCE, UNDO, WITHDRAW } = DOCUMENTS
const ORGANISERS: readonly Who[] = ['operator', 'owner', 'editor']
const set =
  (part: string, value: unknown, id: string | null = null) =>
  () => ({
    change: { key: newKey(), set: { part, id, value: JSON.stringify(value) } },
  })

/** Every act that somebody can ask for, and who may. */
const ACTS: readonly (readonly [string, string, () => object, readonly Who[]])[] = [
  ['flags', CHANGE, set('published', { clubs: true, teams: true, lot: true, schedule: true }), ORGANISERS],
  ['announcements', CHANGE, set('announcements', [{ text: { en: 'Rain', sv: 'Regn' } }]), ORGANISERS],
  ['streams', CHANGE, set('streams', []), ORGANISERS],
  ['featured matches', CHANGE, set('featured', []), ORGANISERS],
  [
    'hidden results',
    CHANGE,
    set('hidden', { matchResults: true, conferenceResults: true }, 'b14'),
    ORGANISERS,
  ],
  ['a nation', CHANGE, set('nation', 'DK', 'a'), ORGANISERS],
  ['a club', CHANGE, set('club', { name: 'Other', nation: null }, 'k1'), ORGANISERS],
  ['a place', CHANGE, set('field', 'Heden 7', 'f6'), ORGANISERS],
  ['lots', CHANGE, set('lots', [], 'g'), ORGANISERS],
  [
    'a name',
    CHANGE,
    () => ({ change: { key: newKey(), renameTeam: { teamId: 'a', name: 'Alfa' } } }),
    ORGANISERS,
  ],
  [
    'many matches moved',
    MOVE_MATCHES,
    () => ({
      move: {
        key: newKey(),
        kind: 'MOVE',
        revision: 'none.0',
        matches: [{ matchId: 'p3', startsAt: at('18:00') }],
      },
    }),
    ORGANISERS,
  ],
  ['a withdrawal', WITHDRAW, () => ({ categoryId: 'b14', teamId: 'a' }), ORGANISERS],
  ['a reinstatement', REINSTATE, () => ({ categoryId: 'b14', teamId: 'a' }), ORGANISERS],
  [
    'points',
    ADJUST,
    () => ({ divisionId: 'g', teamId: 'a', adjustment: { key: newKey(), points: -1 } }),
    ORGANISERS,
  ],
  [
    'a new source',
    SOURCE,
    () => ({ step: 'ADD', source: { address: `https://${newKey()}.example/` } }),
    ['operator', 'owner'],
  ],
  ...(['ACCEPT', 'TAKE', 'END'] as const).map(
    (step) => [step, SOURCE, () => ({ step, id: 'none' }), ['operator', 'owner']] as const,
  ),
  ...(['PAUSE', 'RESUME'] as const).map(
    (step) => [step, SOURCE, () => ({ step, id: 'none' }), ORGANISERS] as const,
  ),
  ['undoing', UNDO, () => ({ actId: '1' }), ORGANISERS],
  [
    'a report',
    REPORT,
    () => ({ matchId: 'none', report: { key: newKey(), kind: 'START', at: at('10:00') } }),
    [...ORGANISERS, 'scorer'],
  ],
]

describeOnBoth('of those who run the cup', (engine) => {
  let cup: OrganisedCup
  beforeAll(async () => {
    cup = await startOrganisedCup(engine)
  })
  afterAll(() => cup.dispose())

  describe.each(ACTS)('%s', (_, query, variables, may) => {
    it(`is done by ${may.join(', ')} only; others get a sentence and change nothing`, async () => {
      const before = await cup.stored()
      for (const who of ['editor', 'scorer', 'visitor', 'nobody'] as const) {
        if (may.includes(who)) continue
        const { status, made, error } = await cup.ask(who, query, variables())
        expect([who, status, made]).toEqual([who, who === 'nobody' ? 401 : 403, null])
        expect(error.extensions.code).toBe(who === 'nobody' ? 'UNAUTHORIZED' : 'FORBIDDEN')
        expect(error.message).toMatch(/^[A-Z].*\.$/)
      }
      expect(await cup.stored()).toBe(before)
      for (const who of may) {
        const { error } = await cup.ask(who, query, variables())
        expect(['UNAUTHORIZED', 'FORBIDDEN']).not.toContain(error?.extensions.code)
      }
    })
  })

  it.each(['edition', 'acts', 'state', 'sources'])('%s is read by organisers only', async (what) => {
    for (const who of ORGANISERS) expect((await cup.look(who, what)).status).toBe(200)
    for (const who of ['scorer', 'visitor', 'nobody'] as const) {
      const { status, json } = await cup.look(who, what)
      expect([who, status]).toEqual([who, who === 'nobody' ? 401 : 403])
      expect(Object.keys(json)).toEqual(['message'])
    }
  })

  it('ends a session at once where the token is none', async () => {
    const response = await fetch(`${cup.origin}/organisers/test-cup/t2026/acts`, {
      headers: { authorization: `Bearer 1|${'x'.repeat(40)}` },
    })
    expect(response.status).toBe(401)
    expect((await response.json()).message).toBe('You are signed out: sign in again.')
  })

  it('refuses in the language of the page', async () => {
    const acts = (authorization: string) =>
      fetch(`${cup.origin}/organisers/test-cup/t2026/acts`, {
        headers: { authorization, 'accept-language': 'sv' },
      }).then(async (response) => (await response.json()).message)
    expect(await acts(`Bearer 1|${'x'.repeat(40)}`)).toBe('Du är utloggad: logga in igen.')
    expect(await acts('Bearer of-nobody')).toBe('Det är inte operatörens nyckel.')
    const response = await fetch(`${cup.origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer of-nobody',
        'accept-language': 'sv',
      },
      body: JSON.stringify({
        query: UNDO,
        variables: { cupId: 'test-cup', tournamentId: 't2026', actId: '1' },
      }),
    })
    expect((await response.json()).errors[0].message).toBe('Det är inte operatörens nyckel.')
  })
})

describe('the role of a token', () => {
  const open = (answers: (object | number)[]) => {
    let now = 0
    const asked: string[] = []
    const find = createAccountRoles(
      async (path, { authorization = '' }) => {
        asked.push(`${path} ${authorization}`)
        const next = answers.shift() ?? 500
        return typeof next === 'number' ? new Response('', { status: next }) : Response.json(next)
      },
      () => now,
    )
    const pass = (ms: number) => {
      now += ms
    }
    return { find, asked, pass }
  }

  it('is asked for again after ten seconds, so that a role that is taken away ends', async () => {
    const { find, asked, pass } = open([
      { id: 7, role: 'owner' },
      { id: 7, role: null },
    ])
    expect(await find('1|a')).toEqual({ kind: 'account', id: 7, role: 'owner' })
    pass(9_999)
    expect(await find('1|a')).toMatchObject({ role: 'owner' })
    pass(1)
    expect(await find('1|a')).toMatchObject({ role: null })
    expect(asked).toEqual(Array(2).fill('/api/user/role Bearer 1|a'))
  })

  it('is that of this token, none of an ended one, and unknown while accounts are away', async () => {
    const { find } = open([{ id: 7, role: 'owner' }, 401, 503, { id: 8, role: 'editor' }])
    expect(await find('1|a')).toMatchObject({ id: 7 })
    expect(await find('2|b')).toBeNull()
    await expect(find('3|c')).rejects.toThrow('503')
    expect(await find('3|c')).toMatchObject({ id: 8 })
  })
})
