import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../support/databases.ts'
import { at, cup, edition2026, match } from './cup-builder.ts'
import { OPERATOR_KEY, openDesk } from './report/desk.ts'

const LINK = 'id fieldId day state expiresAt createdAt createdBy revokedAt lastUsedAt'
const ISSUE = `mutation ($days: [String!]!, $fieldIds: [ID!], $replace: Boolean) {
  issueScorerLinks(cupId: "test-cup", tournamentId: "t2026", days: $days, fieldIds: $fieldIds, replace: $replace) {
    key link { ${LINK} } } }`
const REVOKE = `mutation ($linkId: ID!) { revokeScorerLink(cupId: "test-cup", tournamentId: "t2026", linkId: $linkId) { ${LINK} } }`
const LIST = `{ scorerLinks(cupId: "test-cup", tournamentId: "t2026") { ${LINK} } }`
const ACCESS = '{ deskAccess { role linkId fieldId day } }'
const DAY = '2026-07-07'

/** Two matches on f5 and one on f6 on the 7th, one on f5 on the 8th. */
function playedOnTwoFields() {
  const document = edition2026() as {
    categories: { stages: { divisions: { matches: object[] }[] }[] }[]
  }
  const group = document.categories[0]?.stages[0]?.divisions[0]
  if (group)
    group.matches = [
      match('m1', 'a', 'b', { startsAt: at('08:00'), field: 'f5' }),
      match('m2', 'c', 'd', { startsAt: at('09:00'), field: 'f5' }),
      match('m3', 'a', 'c', { startsAt: at('09:00'), field: 'f6' }),
      match('m4', 'b', 'd', { startsAt: '2026-07-08T08:00:00+02:00', field: 'f5' }),
    ]
  return cup(document as never)
}

describeOnBoth("scorers' links", (engine) => {
  let base: OpenTestDatabase
  /** The cup's clock, as the demonstration cup has one of its own. */
  let now: number
  beforeEach(async () => {
    base = await openTestDatabase(engine)
    await writeCup(base.db, playedOnTwoFields())
    now = Date.parse(at('08:10'))
  })
  afterEach(() => base.dispose())

  const clocks = { runOf: () => ({ real: Date.now(), cup: now, speed: 1 }) }
  const desk = () => openDesk(base.db, {}, clocks)
  const ask = async (query: string, variables: object = {}, key: string | null = OPERATOR_KEY) => {
    const response = await desk().app.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = await response.json()
    return { status: response.status, data, error: errors?.[0] ?? null }
  }
  const issue = async (more: object = {}) =>
    (await ask(ISSUE, { days: [DAY], ...more })).data.issueScorerLinks
  const report = (matchId: string, key: string, values: object = { kind: 'START' }) =>
    desk().report(matchId, { ...values }, { key })

  it('are issued for the fields with matches on a day, once, and store no key', async () => {
    const links = await issue()
    expect(links.map(({ link }: { link: object }) => link)).toMatchObject([
      { id: '1', fieldId: 'f5', day: DAY, state: 'VALID', createdBy: 'operator', lastUsedAt: null },
      { id: '2', fieldId: 'f6', day: DAY, state: 'VALID', expiresAt: '2026-07-08T04:00:00.000Z' },
    ])
    expect(await issue()).toEqual([])
    expect(await issue({ days: ['2026-07-08'] })).toMatchObject([
      { link: { fieldId: 'f5', day: '2026-07-08' } },
    ])
    const [{ key }] = links
    const [last] = key.slice(-1)
    const guess = await report('m1', key.slice(0, -1) + (last === 'A' ? 'Q' : 'A'))
    expect([guess.status, guess.error?.extensions]).toEqual([401, { code: 'UNAUTHORIZED' }])
    const stored = JSON.stringify(await base.db.selectFrom('scorer_link').selectAll().execute())
    for (const { key } of links) expect(stored).not.toContain(key.slice(-22))
  })

  it('report the matches of their field and day, and nothing else', async () => {
    const [{ key }] = await issue()
    expect((await report('m1', key)).report).toMatchObject({ match: { isLive: true } })
    for (const elsewhere of ['m3', 'm4']) {
      const { status, error } = await report(elsewhere, key)
      expect([status, error?.extensions.code]).toEqual([403, 'FORBIDDEN'])
    }
    const moved = await report('m2', key, { kind: 'MOVE', fieldId: 'f6' })
    expect(moved.error?.extensions.code).toBe('FORBIDDEN')
    expect((await report('m2', key, { kind: 'MOVE', startsAt: at('09:20') })).error).toBeNull()
    const log = await base.db.selectFrom('match_event').select(['match_id', 'kind']).execute()
    expect(log).toEqual([
      { match_id: 'm1', kind: 'START' },
      { match_id: 'm2', kind: 'MOVE' },
    ])
  })

  it('lose a match that was moved to another field, but not the answer to a report of it that was taken before', async () => {
    const [{ key }] = await issue()
    const started = { key: 'a-report-of-before', kind: 'START' }
    await report('m1', key, started)
    await report('m1', OPERATOR_KEY, { kind: 'MOVE', fieldId: 'f6' })
    expect((await report('m1', key, started)).report).toMatchObject({ repeated: true })
    expect((await report('m1', key, { kind: 'END' })).error?.extensions.code).toBe('FORBIDDEN')
  })

  it('let a scorer do nothing but report and ask what the key is for', async () => {
    const [{ key }] = await issue()
    const where = 'cupId: "test-cup", tournamentId: "t2026"'
    for (const act of [
      `mutation { withdraw(${where}, categoryId: "b14", teamId: "a") { revision } }`,
      `mutation { reinstate(${where}, categoryId: "b14", teamId: "a") { revision } }`,
      `mutation { change(${where}, change: { key: "12345678", renameTeam: { teamId: "a", name: "X" } }) { revision } }`,
      `mutation { adjustPoints(${where}, divisionId: "g", teamId: "a", adjustment: { key: "12345678", points: 2 }) { revision } }`,
      `mutation { issueScorerLinks(${where}, days: ["${DAY}"]) { key } }`,
      `mutation { revokeScorerLink(${where}, linkId: "2") { id } }`,
      LIST,
    ]) {
      const { status, error } = await ask(act, {}, key)
      expect([act, status, error?.extensions.code]).toEqual([act, 403, 'FORBIDDEN'])
    }
    expect((await ask(ACCESS, {}, key)).data.deskAccess).toMatchObject({
      role: 'SCORER',
      linkId: '1',
      fieldId: 'f5',
      day: DAY,
    })
    expect((await ask(ACCESS)).data.deskAccess).toEqual({
      role: 'OPERATOR',
      linkId: null,
      fieldId: null,
      day: null,
    })
    expect((await ask(ACCESS, {}, null)).status).toBe(401)
  })

  it('end when they are revoked, replaced, or some hours after their day, and say which', async () => {
    const [first, second] = await issue()
    const revoked = await ask(REVOKE, { linkId: first.link.id })
    expect(revoked.data.revokeScorerLink.state).toBe('REVOKED')
    expect((await report('m1', first.key)).error?.extensions).toMatchObject({ link: 'revoked' })

    const [anew] = await issue({ fieldIds: ['f6'], replace: true })
    expect(anew.link).toMatchObject({ id: '3', fieldId: 'f6' })
    expect((await report('m3', second.key)).error?.extensions).toMatchObject({ link: 'revoked' })
    expect((await report('m3', anew.key)).error).toBeNull()

    now = Date.parse('2026-07-08T05:59:59+02:00')
    expect((await report('m3', anew.key, { kind: 'END', homeScore: 1, awayScore: 0 })).error).toBeNull()
    now = Date.parse('2026-07-08T06:00:00+02:00')
    const late = await report('m3', anew.key)
    expect([late.status, late.error?.extensions]).toMatchObject([
      401,
      { code: 'UNAUTHORIZED', link: 'expired' },
    ])
    const states = (await ask(LIST)).data.scorerLinks.map(({ state }: { state: string }) => state)
    expect(states).toEqual(['REVOKED', 'REVOKED', 'EXPIRED'])
  })

  it('are listed with their last use, only to the operator, and never from a cache', async () => {
    const [{ key }] = await issue()
    await report('m1', key)
    const list = (await ask(LIST)).data.scorerLinks
    expect(list).toMatchObject([
      { id: '1', lastUsedAt: expect.stringMatching(/^2026-07-07T06:1/) },
      { lastUsedAt: null },
    ])
    expect(await ask(LIST, {}, null)).toMatchObject({ status: 401, data: null })
    expect(
      (
        await ask(
          `{ a: scorerLinks(cupId: "test-cup", tournamentId: "t2026") { id } cups(id: "test-cup") { name } }`,
        )
      ).data,
    ).toBeNull()
    expect(
      (await ask(`{ ... on Query { scorerLinks(cupId: "test-cup", tournamentId: "t2026") { id } } }`)).data,
    ).toBeNull()
  })

  it('survive an import that replaces the edition', async () => {
    const [{ key }] = await issue()
    const [edition] = playedOnTwoFields().editions
    await writeCup(base.db, { ...playedOnTwoFields(), editions: [{ ...edition, name: 'Renamed' }] } as never)
    expect((await report('m1', key)).error).toBeNull()
  })

  it('are refused for a day that is over or none, a field that does not exist, and an unknown number', async () => {
    for (const asked of [{ days: ['2026-07-05'] }, { days: ['7 July'] }, { fieldIds: ['f9'] }]) {
      const { error } = await ask(ISSUE, { days: [DAY], ...asked })
      expect(error?.extensions).toMatchObject({ code: 'INVALID', field: Object.keys(asked)[0] })
    }
    for (const linkId of ['9', '0', 'x', '99999999999'])
      expect((await ask(REVOKE, { linkId })).error?.extensions.code).toBe('NOT_FOUND')
    expect((await ask(LIST)).data.scorerLinks).toEqual([])
  })
})
