import { expect, it } from 'vitest'
import { migrate, openDatabase } from '../../../src/backend/database/connect.ts'
import { IDENTITY_LEDGER, IDENTITY_MIGRATIONS } from '../../../src/backend/identity/base/migrations.ts'
import { openIdentity } from '../../../src/backend/identity/base/open.ts'
import type { IdentityTables } from '../../../src/backend/identity/base/tables.ts'
import { createDatabase, describeOnBoth } from '../../support/databases.ts'

describeOnBoth('accounts of before the mails', (engine) => {
  it('keep all that belongs to them, their ids for themselves, and prove nothing', async () => {
    const { target, dispose } = await createDatabase(engine)
    const before = openDatabase<IdentityTables>({ database: target })
    const [first] = Object.entries(IDENTITY_MIGRATIONS)
    await migrate(before, Object.fromEntries(first ? [first] : []), 'identity_migration')
    const account = (name: string) => ({
      email: `${name}@x.example`,
      name,
      password_hash: 'x',
      pin_match: 'm1',
      pin_year: 2026,
      created_at: '2026-01-01T00:00:00.000Z',
    })
    const insert = (name: string) =>
      before
        .insertInto('account')
        .values(account(name) as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    const { id } = await insert('anna')
    const { id: gone } = await insert('bo')
    await before.deleteFrom('account').where('id', '=', gone).execute()
    const session = { account_id: id, secret_hash: 'x', device: 'x', created_at: 'x', last_used_at: 'x' }
    await before.insertInto('access_token').values(session).execute()
    await before.insertInto('registration').values({ account_id: id, year: 2026 }).execute()
    await before.destroy()

    const db = await openIdentity({ identityDatabase: target })
    expect(await db.selectFrom('account').selectAll().execute()).toEqual([
      { id, ...account('anna'), proved_at: null, ends_at: null },
    ])
    expect(await db.selectFrom('access_token').selectAll().execute()).toMatchObject([session])
    expect(await db.selectFrom('registration').selectAll().execute()).toEqual([
      { account_id: id, year: 2026 },
    ])
    const next = await db
      .insertInto('account')
      .values(account('ci') as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(next.id).toBeGreaterThan(gone)
    // The rows of an account are still deleted with it, and no row can exist without an account.
    await db.deleteFrom('account').where('id', '=', id).execute()
    expect(await db.selectFrom('access_token').selectAll().execute()).toEqual([])
    await expect(
      db.insertInto('registration').values({ account_id: id, year: 2026 }).execute(),
    ).rejects.toThrow()
    const proved = { ...account('di'), proved_at: 'x', ends_at: null }
    await db.insertInto('account').values(proved).execute()
    await expect(db.insertInto('account').values(proved).execute()).rejects.toThrow()
    await db.destroy()
    await dispose()
  })
})

describeOnBoth('devices of before the count of silences', (engine) => {
  it('keep what they are, and have been silent never', async () => {
    const { target, dispose } = await createDatabase(engine)
    const before = openDatabase<IdentityTables>({ database: target })
    await migrate(
      before,
      Object.fromEntries(Object.entries(IDENTITY_MIGRATIONS).slice(0, 7)),
      IDENTITY_LEDGER,
    )
    const person = { email: 'anna@x.example', name: 'x', password_hash: 'x', created_at: 'x' }
    const account = { ...person, proved_at: null, ends_at: null, pin_match: null, pin_year: null }
    const { id: account_id } = await before
      .insertInto('account')
      .values(account)
      .returning('id')
      .executeTakeFirstOrThrow()
    const session = { account_id, secret_hash: 'x', device: 'x', created_at: 'x', last_used_at: 'x' }
    const { id: token_id } = await before
      .insertInto('access_token')
      .values(session)
      .returning('id')
      .executeTakeFirstOrThrow()
    const keys = { p256dh: 'x', auth: 'x', server_key: 'x', locale: 'en' } as const
    const device = {
      account_id,
      token_id,
      endpoint: 'x',
      ...keys,
      name: 'x',
      settings: '{}',
      created_at: 'x',
    }
    await before
      .insertInto('alert_device')
      .values(device as never)
      .execute()
    await before.destroy()
    const db = await openIdentity({ identityDatabase: target })
    expect(await db.selectFrom('alert_device').selectAll().execute()).toEqual([
      { id: expect.any(Number), ...device, silences: 0, silent_since: null },
    ])
    await db.destroy()
    await dispose()
  })
})
