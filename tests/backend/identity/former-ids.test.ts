import { afterAll, beforeAll, expect, it } from 'vitest'
import { followFormerIds } from '../../../src/backend/identity/account/former-ids.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { call, newAccount, startIdentity, type TestIdentity } from './identity-server.ts'

describeOnBoth('favourites and pins of former ids', (engine) => {
  let service: TestIdentity
  beforeAll(async () => {
    service = await startIdentity(engine)
  })
  afterAll(() => service.dispose())

  it('follow to the present ids, each team once, and those of other years stay', async () => {
    const tokens = [
      await newAccount(service.origin, 'anna@x.example'),
      await newAccount(service.origin, 'bo@x.example'),
    ]
    const accounts = await service.db.selectFrom('account').select('id').orderBy('id').execute()
    const names = { team_name: '', nation: '', nation_code: '', category: '', category_short: '' }
    const [anna = 0, bo = 0] = accounts.map(({ id }) => id)
    for (const [account_id, year, team_id] of [
      [anna, 2026, 'old'],
      [anna, 2025, 'old'],
      [bo, 2026, 'old'],
      [bo, 2026, 'new'],
    ] as const)
      await service.db
        .insertInto('favourite_team')
        .values({ account_id, year, team_id, ...names })
        .execute()
    await service.db
      .updateTable('account')
      .set({ pin_year: 2026, pin_match: 'old-match' })
      .where('id', '=', anna)
      .execute()
    const formerIds = [
      { kind: 'team', former: 'old', id: 'new' },
      { kind: 'match', former: 'old-match', id: 'new-match' },
    ] as const
    expect(await followFormerIds(service.db, 2026, formerIds)).toBe(1)
    expect(await followFormerIds(service.db, 2026, formerIds)).toBe(0)
    const stored = await service.db
      .selectFrom('favourite_team')
      .select(['account_id', 'year', 'team_id'])
      .orderBy('account_id')
      .orderBy('year')
      .execute()
    expect(stored).toEqual([
      { account_id: anna, year: 2025, team_id: 'old' },
      { account_id: anna, year: 2026, team_id: 'new' },
      { account_id: bo, year: 2026, team_id: 'new' },
    ])
    const user = (await call(service.origin, 'GET', '/api/user', { token: tokens[0] ?? '' })).json
    expect(user).toMatchObject({ pin_match: 'new-match' })
  })
})
