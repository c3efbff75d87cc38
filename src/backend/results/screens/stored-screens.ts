import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import {
  type KnownScreen,
  parseScreenKey,
  type ShownScreen,
  screenKey,
} from '../../../domain/hall/known-screen.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Tables } from '../../database/tables.ts'
import { hashOfSecret, isSecretOf, newSecret } from '../access/secret.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NUMBERS = { from: 100, to: 999 } as const
/** Screens of which organisers have said nothing. Anybody may open one. */
const MOST_UNKNOWN = 200
/** A screen that is on asks several times a minute. */
const OFF_AFTER = 3 * MINUTE

const isUnknown = ({ name, shows }: Pick<ShownScreen, 'name' | 'shows'>) => name === null && shows === null
const isUnseenFor = ({ seen_at }: { readonly seen_at: string }, ms: number, now: number) =>
  now - Date.parse(seen_at) > ms

const screensIn = (db: Kysely<Tables>, cupId: string) =>
  db.selectFrom('screen').selectAll().where('cup_id', '=', cupId)

/**
 * Gives a new screen its number. A screen of which organisers have said something keeps its own, whoever asks for numbers.
 *
 * @param now epoch milliseconds of the world's clock
 * @returns the key with which the screen asks what it shows; null if all numbers are taken
 */
export function registerScreen(db: Kysely<Tables>, cupId: string, now: number): Promise<string | null> {
  return inTransaction(db, async (trx) => {
    const rows = await screensIn(trx, cupId).execute()
    const unknown = rows.filter(isUnknown)
    const patience = unknown.length < MOST_UNKNOWN ? DAY : OFF_AFTER
    const gone = unknown.filter((row) => isUnseenFor(row, patience, now)).map(({ number }) => number)
    if (gone.length > 0)
      await trx.deleteFrom('screen').where('cup_id', '=', cupId).where('number', 'in', gone).execute()
    const taken = new Set(rows.map(({ number }) => number).filter((number) => !gone.includes(number)))
    const free = Array.from({ length: NUMBERS.to - NUMBERS.from + 1 }, (_, at) => NUMBERS.from + at).filter(
      (number) => !taken.has(number),
    )
    if (unknown.length - gone.length >= MOST_UNKNOWN || free.length === 0) return null
    const number = free[randomInt(free.length)] ?? NUMBERS.from
    const secret = newSecret()
    await trx
      .insertInto('screen')
      .values({
        cup_id: cupId,
        number,
        secret_hash: hashOfSecret(secret),
        seen_at: new Date(now).toISOString(),
        name: null,
        shows: null,
      })
      .execute()
    return screenKey(number, secret)
  })
}

/**
 * Tells a screen what it shows, and notes to the minute that it is on.
 *
 * @returns null if no screen has this key
 */
export async function tellScreen(
  db: Kysely<Tables>,
  cupId: string,
  key: string,
  now: number,
): Promise<ShownScreen | null> {
  const sent = parseScreenKey(key)
  const row = sent && (await screensIn(db, cupId).where('number', '=', sent.number).executeTakeFirst())
  if (!row || !isSecretOf(row.secret_hash, sent.secret)) return null
  const { number, name, shows } = row
  if (isUnseenFor(row, MINUTE, now))
    await db
      .updateTable('screen')
      .set({ seen_at: new Date(now).toISOString() })
      .where('cup_id', '=', cupId)
      .where('number', '=', number)
      .execute()
  return { number, name, shows }
}

/** Lists the screens of a cup by their numbers, without those that keep their number no longer. */
export async function screensOf(db: Kysely<Tables>, cupId: string, now: number): Promise<KnownScreen[]> {
  const rows = await screensIn(db, cupId).orderBy('number').execute()
  return rows
    .filter((row) => !isUnknown(row) || !isUnseenFor(row, DAY, now))
    .map(({ number, name, shows, seen_at }) => ({ number, name, shows, seenAt: seen_at }))
}
