import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepStored } from '../../../../src/backend/results/merge/keep-stored.ts'
import { writeCup } from '../../../../src/backend/results/write-edition.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../../support/databases.ts'
import { at, cup, edition2026, match } from '../cup-builder.ts'
import { OPERATOR_KEY, openDesk } from './desk.ts'

const CHANGE = `mutation Change($cupId: ID!, $tournamentId: ID!, $change: EditionChange!) {
  change(cupId: $cupId, tournamentId: $tournamentId, change: $change) { revision repeated teamId matchId }
}`

const TEAMS = ['a', 'b', 'c'].map((id) => ({ id, name: `Team ${id.toUpperCase()}` }))
/** A group of three and a final between its first two. */
const edition = (names: Readonly<Record<string, string>> = {}) =>
  edition2026(
    { featured: [], clubs: [{ id: 'k1', name: 'Club' }] },
    {
      teams: TEAMS.map((team) => ({ ...team, name: names[team.id] ?? team.name })),
      stages: [
        {
          id: 'groups',
          name: 'Groups',
          type: 'conference',
          divisions: [
            {
              id: 'g',
              name: 'Group 1',
              teams: ['a', 'b', 'c'],
              matches: [
                match('m1', 'a', 'b', { startsAt: at('08:00'), field: 'f5' }),
                match('m2', 'b', 'c', { startsAt: at('09:00'), field: 'f5' }),
                match('m3', 'c', 'a', { startsAt: at('10:00'), field: 'f5' }),
              ],
            },
          ],
        },
        {
          id: 'playoff',
          name: 'Play-off',
          type: 'playoff',
          divisions: [
            {
              id: 'pa',
              name: 'A',
              matches: [
                {
                  id: 'final',
                  home: { placeholder: '1st in Group 1' },
                  away: { placeholder: '2nd in Group 1' },
                  round: { name: 'Final', rank: 0, index: 1 },
                },
              ],
            },
          ],
        },
      ],
    },
  )

describeOnBoth('a change of an edition by command', (engine) => {
  let base: OpenTestDatabase
  let keys = 0
  beforeEach(async () => {
    base = await openTestDatabase(engine)
    await writeCup(base.db, cup(edition()), { keeping: keepStored({ givenIds: null }) })
  })
  afterEach(() => base.dispose())

  async function change(values: Readonly<Record<string, unknown>>, key: string | null = OPERATOR_KEY) {
    keys += 1
    const response = await openDesk(base.db).app.request('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        query: CHANGE,
        variables: {
          cupId: 'test-cup',
          tournamentId: 't2026',
          change: { key: `test-change-${keys}`, ...values },
        },
      }),
    })
    const { data, errors } = await response.json()
    return { made: data?.change ?? null, error: errors?.[0] ?? null }
  }
  const end = async (id: string, homeScore: number, awayScore: number) =>
    expect((await openDesk(base.db).report(id, { kind: 'END', homeScore, awayScore })).error).toBeNull()
  const playGroup = async () => {
    await end('m1', 9, 1)
    await end('m2', 9, 2)
    await end('m3', 3, 9)
  }
  const row = async (id: string) =>
    base.db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const names = async () =>
    (await base.db.selectFrom('team').select(['id', 'name']).orderBy('position').execute()).map(
      ({ id, name }) => `${id} ${name}`,
    )
  const drawn = async () =>
    JSON.parse(
      (
        await base.db
          .selectFrom('division')
          .select('team_ids_json')
          .where('id', '=', 'g')
          .executeTakeFirstOrThrow()
      ).team_ids_json,
    )

  it('renames a team, tells it in the feed with a new revision, and logs it', async () => {
    await end('m1', 9, 1)
    const { made } = await change({ renameTeam: { teamId: 'a', name: 'Team Alfa' } })
    expect(made).toMatchObject({ teamId: 'a', repeated: false, revision: expect.stringMatching(/\.3$/) })
    expect(await names()).toEqual(['a Team Alfa', 'b Team B', 'c Team C'])
    const feed: { matches: { id: string; revision: number }[] } = await openDesk(base.db).feed()
    expect(
      feed.matches
        .filter(({ revision }) => revision === 3)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['m1', 'm3'])
    expect(await row('m1')).toMatchObject({ home_score: 9 })
    const log = await base.db.selectFrom('edition_change').selectAll().execute()
    expect(log.map(({ revision, change_json }) => [revision, JSON.parse(change_json)])).toEqual([
      [3, { kind: 'renameTeam', teamId: 'a', name: 'Team Alfa' }],
    ])
  })

  it('changes nothing with the same key again, and refuses it for another change', async () => {
    const first = { key: 'the-same-key', renameTeam: { teamId: 'a', name: 'Alfa' } }
    await change(first)
    expect((await change(first)).made).toMatchObject({ repeated: true, teamId: 'a' })
    const other = { key: 'the-same-key', renameTeam: { teamId: 'a', name: 'Beta' } }
    expect((await change(other)).error?.extensions).toMatchObject({ code: 'INVALID', field: 'key' })
  })

  it('lets a new team take the place and the coming matches of one that has played', async () => {
    await end('m1', 9, 1)
    const by = { name: 'Newcomer', clubId: 'k1', nation: 'SE' }
    const { made } = await change({ replaceTeam: { categoryId: 'b14', teamId: 'a', by } })
    expect(await drawn()).toEqual(['a', made.teamId, 'b', 'c'])
    expect((await row('m1')).home_team_id).toBe('a')
    expect((await row('m3')).away_team_id).toBe(made.teamId)
    expect(await names()).toContain(`${made.teamId} Newcomer`)
  })

  it('lets one that has not played leave the class', async () => {
    const { made } = await change({
      replaceTeam: { categoryId: 'b14', teamId: 'a', by: { name: 'Newcomer' } },
    })
    expect(await drawn()).toEqual([made.teamId, 'b', 'c'])
    expect(await names()).toEqual(['b Team B', 'c Team C', `${made.teamId} Newcomer`])
    await playGroup()
    expect((await row('final')).home_team_id).toBe(made.teamId)
  })

  it('adds a team and a match, which makes the group go on', async () => {
    await playGroup()
    expect((await row('final')).home_team_id).toBe('a')
    const team = { categoryId: 'b14', divisionId: 'g', team: { name: 'Late' } }
    const { made } = await change({ addTeam: team })
    expect(await drawn()).toEqual(['a', 'b', 'c', made.teamId])
    const added = await change({
      addMatch: {
        divisionId: 'g',
        home: { teamId: made.teamId },
        away: { teamId: 'a' },
        startsAt: at('11:00'),
        fieldId: 'f6',
      },
    })
    expect(added.error).toBeNull()
    expect(await row(added.made.matchId)).toMatchObject({ home_team_id: made.teamId, starts_at: at('11:00') })
    expect(await row('final')).toMatchObject({ home_team_id: null, away_team_id: null })
    await end(added.made.matchId, 5, 4)
    expect((await row('final')).home_team_id).toBe('a')
  })

  it('adds no match that would change who plays one that has begun', async () => {
    await playGroup()
    await openDesk(base.db).report('final', { kind: 'START' })
    const { error } = await change({
      addMatch: { divisionId: 'g', home: { teamId: 'b' }, away: { teamId: 'c' } },
    })
    expect(error?.message).toMatch(/who plays match/)
    expect(await base.db.selectFrom('edition_change').selectAll().execute()).toEqual([])
    expect(await base.db.selectFrom('match').selectAll().execute()).toHaveLength(4)
  })

  it('sets a side to a team, which stays, and to a placeholder, which its group fills', async () => {
    await change({ setSide: { matchId: 'final', side: 'AWAY', to: { teamId: 'c' } } })
    await playGroup()
    expect(await row('final')).toMatchObject({ home_team_id: 'a', away_team_id: 'c' })
    await change({ setSide: { matchId: 'final', side: 'AWAY', to: { placeholder: '2nd in Group 1' } } })
    expect(await row('final')).toMatchObject({ away_team_id: 'b', away_placeholder: '2nd in Group 1' })
  })

  it.each([
    [{ renameTeam: { teamId: 'x', name: 'X' } }, 'NOT_FOUND', undefined],
    [{ renameTeam: { teamId: 'a', name: ' team b ' } }, 'INVALID', 'name'],
    [{ renameTeam: { teamId: 'a', name: ' ' } }, 'INVALID', 'name'],
    [{}, 'INVALID', 'change'],
    [{ key: 'short', renameTeam: { teamId: 'a', name: 'X' } }, 'INVALID', 'key'],
    [{ addTeam: { categoryId: 'b14', divisionId: 'x', team: { name: 'X' } } }, 'INVALID', 'divisionId'],
    [{ addTeam: { categoryId: 'x', team: { name: 'X' } } }, 'NOT_FOUND', undefined],
    [{ addTeam: { categoryId: 'b14', team: { name: 'X', clubId: 'x' } } }, 'INVALID', 'clubId'],
    [{ setSide: { matchId: 'final', side: 'HOME', to: { teamId: 'x' } } }, 'INVALID', 'to'],
    [{ setSide: { matchId: 'final', side: 'HOME', to: { placeholder: 'Somebody' } } }, 'INVALID', 'to'],
    [{ setSide: { matchId: 'm1', side: 'HOME', to: { teamId: 'b' } } }, 'INVALID', 'to'],
    [{ addMatch: { divisionId: 'g', home: { teamId: 'a' }, away: { teamId: 'a' } } }, 'INVALID', 'away'],
    [
      { addMatch: { divisionId: 'g', home: { teamId: 'a' }, away: {}, startsAt: '2025-01-01T08:00:00Z' } },
      'INVALID',
      'startsAt',
    ],
    [{ addMatch: { divisionId: 'g', home: {}, away: {}, fieldId: 'x' } }, 'INVALID', 'fieldId'],
  ])('refuses %j', async (values, code, field) => {
    const { error } = await change(values)
    expect(error?.extensions).toEqual({ code, ...(field && { field }) })
    expect(await base.db.selectFrom('edition').select('revision').executeTakeFirst()).toEqual({ revision: 1 })
  })

  it('needs the key of the operator', async () => {
    const { error } = await change({ renameTeam: { teamId: 'a', name: 'X' } }, null)
    expect(error?.extensions.code).toBe('UNAUTHORIZED')
  })

  it('stands after an import of a file that does not know of it, and gives way to one that says something else', async () => {
    await change({ renameTeam: { teamId: 'a', name: 'Alfa' } })
    await change({ setSide: { matchId: 'final', side: 'AWAY', to: { teamId: 'c' } } })
    expect(
      (await writeCup(base.db, cup(edition()), { keeping: keepStored({ givenIds: null }) }))[0]?.changed,
    ).toBe(false)
    await writeCup(base.db, cup(edition({ b: 'Team Beta' })), { keeping: keepStored({ givenIds: null }) })
    expect(await names()).toEqual(['a Alfa', 'b Team Beta', 'c Team C'])
    expect(await row('final')).toMatchObject({ away_team_id: 'c', home_placeholder: '1st in Group 1' })
    await writeCup(base.db, cup(edition({ a: 'Third' })), { keeping: keepStored({ givenIds: null }) })
    expect(await names()).toEqual(['a Third', 'b Team B', 'c Team C'])
  })
})
