import { randomInt } from 'node:crypto'
import { isRole, ROLES, type Role } from '../../../domain/organiser/roles.ts'
import type { IdentityDb } from '../base/open.ts'
import { Refusal } from '../base/refusal.ts'
import { forgetAttempts } from '../base/throttle.ts'
import { sentence } from '../base/words.ts'
import { argon2Hash } from '../password/argon2.ts'
import { passwordFault } from '../password/rules.ts'
import { accountsOf } from './accounts.ts'
import { stored } from './context.ts'
import { exportAccount } from './export.ts'
import { invite } from './invitations.ts'
import { setRole } from './members.ts'
import { endOtherSessions } from './sessions.ts'

/** The operator's command cannot be carried out; the message is a sentence for the operator. */
export class OperatorProblem extends Error {}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 5
const GROUP_LETTERS = 4

/**
 * Gives an account a purchase of the type tournament_pass for a year: full access in that year.
 *
 * @returns true if the account had none before
 * @throws OperatorProblem if there is no such account
 */
export async function grantPass(db: IdentityDb, email: string, year: number, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('purchase')
    .values({
      account_id: await idOf(db, email),
      type: 'tournament_pass',
      year,
      created_at: stored(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0) > 0
}

/** Notes that an account takes part in a year; returns and throws as `grantPass` does. */
export async function addRegistration(db: IdentityDb, email: string, year: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('registration')
    .values({ account_id: await idOf(db, email), year })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0) > 0
}

/**
 * Pins a match of a year for an account, which has one pin; null removes the pin.
 *
 * @throws OperatorProblem if there is no such account
 */
export async function pinMatch(
  db: IdentityDb,
  email: string,
  pin: { readonly match: string; readonly year: number } | null,
): Promise<void> {
  const id = await idOf(db, email)
  await db
    .updateTable('account')
    .set({ pin_match: pin?.match ?? null, pin_year: pin?.year ?? null })
    .where('id', '=', id)
    .execute()
}

/**
 * Gives an account another password, ends all its sessions, and forgets its failed attempts.
 *
 * @param password null: a password is generated
 * @returns the password
 * @throws OperatorProblem if there is no such account, or if visitors may not choose this password
 */
export async function resetPassword(
  db: IdentityDb,
  email: string,
  password: string | null = null,
): Promise<string> {
  const { id, password_hash } = await accountOf(db, email)
  const chosen = password ?? randomPassword()
  const fault = passwordFault(chosen, { email })
  if (fault) throw new OperatorProblem(sentence(fault, 'en'))
  await db
    .updateTable('account')
    .set({ password_hash: await argon2Hash(chosen, password_hash) })
    .where('id', '=', id)
    .execute()
  await endOtherSessions({ db }, id, null)
  await db.deleteFrom('page_session').where('account_id', '=', id).execute()
  await forgetAttempts(db, email)
  return chosen
}

/**
 * Makes an account an owner, editor or scorer of the cup, or takes that away.
 *
 * @param word the role, or none
 * @param isSure whether an address that nobody has confirmed will do: anybody may have registered it
 * @throws OperatorProblem if there is no such account or role, if its address is not confirmed, or if no owner would be left
 */
export async function giveRole(
  db: IdentityDb,
  email: string,
  word: string,
  { isSure, now }: { readonly isSure: boolean; readonly now: () => number },
): Promise<void> {
  const role = word === 'none' ? null : readRole(word, ', or none')
  const { id, proved_at } = await accountOf(db, email)
  if (role !== null && proved_at === null && !isSure)
    throw new OperatorProblem(
      'The owner of this e-mail address has not confirmed it: anybody may have registered it. Have the link in the mail opened first (without a mail server mails are in the data folder, under mail), or add --unconfirmed.',
    )
  try {
    await setRole({ db, now }, null, id, role)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new OperatorProblem(error.status === 404 ? 'This account has no role.' : sentence(error.key, 'en'))
  }
}

/**
 * Invites a member, as an owner does: this is how the first owner comes.
 *
 * @returns the secret of the invitation, which is stored nowhere
 * @throws OperatorProblem if there is no such role, or if too many invitations are open
 */
export async function inviteMember(db: IdentityDb, word: string, now: () => number): Promise<string> {
  const role = readRole(word)
  try {
    return await invite({ db, now }, null, role)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new OperatorProblem(sentence(error.key, 'en'))
  }
}

function readRole(word: string, others = ''): Role {
  if (isRole(word)) return word
  throw new OperatorProblem(`There is no role ${JSON.stringify(word)}: ${ROLES.join(', ')}${others}.`)
}

/** @throws OperatorProblem if there is no such account */
export async function showAccount(db: IdentityDb, email: string): ReturnType<typeof exportAccount> {
  return exportAccount({ db }, await idOf(db, email))
}

const idOf = async (db: IdentityDb, email: string) => (await accountOf(db, email)).id

/** Returns the account that has proved the address, else the only one that claims it. */
async function accountOf(db: IdentityDb, email: string) {
  const [first, second] = await accountsOf(db, email)
  if (first === undefined) throw new OperatorProblem('There is no account with this e-mail address.')
  if (first.proved_at === null && second !== undefined)
    throw new OperatorProblem(
      'Several accounts claim this e-mail address, and none has confirmed it. Ask its owner to choose a new password by “Forgotten your password?”, which confirms it.',
    )
  return first
}

/** Twenty of 31 letters and digits that cannot be confused with one another: 99 bits, easy to read out. */
function randomPassword(): string {
  const group = () => Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
