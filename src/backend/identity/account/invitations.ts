import type { WireInvitation } from '../../../contract/identity.ts'
import { ROLES, type Role } from '../../../domain/organiser/roles.ts'
import type { IdentityDb } from '../base/open.ts'
import { Refusal } from '../base/refusal.ts'
import { hashOf, isSecret, newSecret } from '../base/secrets.ts'
import { type Identity, stored } from './context.ts'
import { type By, lockMembers, noteAct, putMember, roleOf } from './members.ts'

/** How long an invitation may be accepted. */
const LIFETIME = 7 * 24 * 60 * 60_000
const MOST_OPEN = 50

/** Returns the invitations that can still be accepted, the latest first; without their secrets, which nobody has kept. */
export async function invitationsOf({ db, now }: Pick<Identity, 'db' | 'now'>): Promise<WireInvitation[]> {
  return db
    .selectFrom('invitation')
    .select(['id', 'role', 'created_at', 'expires_at'])
    .where('expires_at', '>', stored(now()))
    .orderBy('id', 'desc')
    .execute()
}

/**
 * Makes an invitation, which one account may accept within a week.
 *
 * @returns its secret, which is stored nowhere
 * @throws Refusal 422 if too many are open
 */
export async function invite({ db, now }: Pick<Identity, 'db' | 'now'>, by: By, role: Role): Promise<string> {
  const secret = newSecret()
  const at = now()
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('invitation').where('expires_at', '<=', stored(at)).execute()
    const open = await trx.selectFrom('invitation').select('id').execute()
    if (open.length >= MOST_OPEN) throw new Refusal(422, 'invitationsFull')
    await trx
      .insertInto('invitation')
      .values({
        secret_hash: hashOf(secret),
        role,
        created_at: stored(at),
        expires_at: stored(at + LIFETIME),
        created_by: by,
      })
      .execute()
    await noteAct(trx, { kind: 'invited', role }, by, null, at)
  })
  return secret
}

/** Takes an invitation back. @returns whether it was open */
export async function takeBackInvitation(
  { db, now }: Pick<Identity, 'db' | 'now'>,
  by: By,
  id: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const taken = await trx.deleteFrom('invitation').where('id', '=', id).returning('role').executeTakeFirst()
    if (taken) await noteAct(trx, { kind: 'uninvited', role: taken.role }, by, null, now())
    return taken !== undefined
  })
}

/**
 * Makes an account a member by an invitation, once. Whoever has a role already keeps it where it is the higher one, and the
 * invitation is used up all the same.
 *
 * @returns the role that the account has now
 * @throws Refusal 404 if the invitation was used, taken back or has expired, or never was one
 */
export async function join(
  { db, now }: Pick<Identity, 'db' | 'now'>,
  accountId: number,
  secret: string,
): Promise<Role> {
  if (!isSecret(secret)) throw new Refusal(404, 'invitationEnded')
  return db.transaction().execute(async (trx) => {
    const invitation = await trx
      .deleteFrom('invitation')
      .where('secret_hash', '=', hashOf(secret))
      .where('expires_at', '>', stored(now()))
      .returning('role')
      .executeTakeFirst()
    if (invitation === undefined) throw new Refusal(404, 'invitationEnded')
    await lockMembers(trx)
    const before = await roleOf(trx, accountId)
    const role = before === null ? invitation.role : higher(before, invitation.role)
    await putMember(trx, accountId, role, now())
    await noteAct(trx, { kind: 'joined', role }, accountId, accountId, now())
    return role
  })
}

const higher = (one: Role, other: Role): Role => (ROLES.indexOf(one) <= ROLES.indexOf(other) ? one : other)

/** Deletes what nobody can accept any more. @param at epoch milliseconds */
export async function pruneInvitations(db: IdentityDb, at: number): Promise<void> {
  await db.deleteFrom('invitation').where('expires_at', '<=', stored(at)).execute()
}
