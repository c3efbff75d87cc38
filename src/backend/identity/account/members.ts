import type { Transaction } from 'kysely'
import type { WireMember, WireMemberAct } from '../../../contract/identity.ts'
import type { MemberAct } from '../../../domain/organiser/members.ts'
import type { Role } from '../../../domain/organiser/roles.ts'
import { type IdentityDb, onSqlite } from '../base/open.ts'
import { Refusal } from '../base/refusal.ts'
import type { IdentityTables } from '../base/tables.ts'
import { type Identity, stored } from './context.ts'

const ACTS_SHOWN = 100

/** Whoever acts: the id of an account; null: the operator, by a command. */
export type By = number | null

/** Returns the role of an account; null if it has none. */
export async function roleOf(db: IdentityDb, accountId: number): Promise<Role | null> {
  const member = await db
    .selectFrom('member')
    .select('role')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return member?.role ?? null
}

/** @throws Refusal 403 if the account is no owner */
export async function requireOwner(db: IdentityDb, accountId: number): Promise<void> {
  if ((await roleOf(db, accountId)) !== 'owner') throw new Refusal(403, 'ownersOnly')
}

/** Returns the members, the first to join first. */
export async function membersOf(db: IdentityDb): Promise<WireMember[]> {
  const rows = await db
    .selectFrom('member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select(['account.id', 'name', 'email', 'role', 'since', 'proved_at'])
    .orderBy('since')
    .orderBy('account.id')
    .execute()
  return rows.map(({ proved_at, ...member }) => ({ ...member, isProved: proved_at !== null }))
}

/** Returns what was changed among members, the latest first. */
export async function memberActsOf(db: IdentityDb): Promise<WireMemberAct[]> {
  return db
    .selectFrom('member_act')
    .leftJoin('account as actor', 'actor.id', 'member_act.by_account')
    .leftJoin('account as subject', 'subject.id', 'member_act.account_id')
    .select(['member_act.id', 'at', 'kind', 'role', 'actor.name as by', 'subject.name as name'])
    .orderBy('member_act.id', 'desc')
    .limit(ACTS_SHOWN)
    .execute()
}

/**
 * Gives an account a role, or takes it away. The change holds from the next request of the account on, and at the results
 * service within a minute.
 *
 * @param role null takes it away
 * @throws Refusal 404 if a role is to be taken away or changed and there is none; 422 if no owner would be left
 */
export async function setRole(
  { db, now }: Pick<Identity, 'db' | 'now'>,
  by: By,
  accountId: number,
  role: Role | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockMembers(trx)
    const before = await roleOf(trx, accountId)
    if (before === null && (by !== null || role === null)) throw new Refusal(404, 'notFound')
    if (before === role) return
    if (before === 'owner' && (await isLastOwner(trx, accountId))) throw new Refusal(422, 'lastOwner')
    // Otherwise a link that they had made for themselves would bring them back.
    if (before === 'owner') await trx.deleteFrom('invitation').where('created_by', '=', accountId).execute()
    if (role === null) await trx.deleteFrom('member').where('account_id', '=', accountId).execute()
    else await putMember(trx, accountId, role, now())
    await noteAct(
      trx,
      { kind: role === null ? 'removed' : 'changed', role: role ?? before ?? 'scorer' },
      by,
      accountId,
      now(),
    )
  })
}

/** Lets changes of members follow one another, so that two owners cannot remove each other. */
export async function lockMembers(trx: Transaction<IdentityTables>): Promise<void> {
  // SQLite has one writer; its lock is taken by the first write.
  if (onSqlite(trx))
    await trx
      .updateTable('member')
      .set({ since: (column) => column.ref('since') })
      .execute()
  else await trx.selectFrom('member').select('account_id').forUpdate().execute()
}

export async function putMember(
  trx: Transaction<IdentityTables>,
  accountId: number,
  role: Role,
  now: number,
): Promise<void> {
  await trx
    .insertInto('member')
    .values({ account_id: accountId, role, since: stored(now) })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ role }))
    .execute()
}

export async function noteAct(
  trx: Transaction<IdentityTables>,
  act: { readonly kind: MemberAct['kind']; readonly role: Role },
  by: By,
  accountId: number | null,
  now: number,
): Promise<void> {
  await trx
    .insertInto('member_act')
    .values({ ...act, at: stored(now), by_account: by, account_id: accountId })
    .execute()
}

async function isLastOwner(trx: Transaction<IdentityTables>, accountId: number): Promise<boolean> {
  const other = await trx
    .selectFrom('member')
    .select('account_id')
    .where('role', '=', 'owner')
    .where('account_id', '!=', accountId)
    .executeTakeFirst()
  return other === undefined
}
