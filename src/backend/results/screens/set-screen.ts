import type { Kysely } from 'kysely'
import type { ShownScreen } from '../../../domain/hall/known-screen.ts'
import { isBoardAddress } from '../../../domain/presentation/board-address.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Tables } from '../../database/tables.ts'
import { invalid, ReportRefusal } from '../refusal.ts'
import { findEdition } from '../report/report-match.ts'
import type { EditionRequest } from '../scorer-links/stored-links.ts'

const LONGEST_NAME = 60

/** What organisers have said of a screen. */
export type ScreenState = ShownScreen

export interface ScreenRequest extends EditionRequest {
  readonly number: number
  readonly name?: string | null
  readonly shows?: string | null
  /** Refused if the screen is otherwise by now. */
  readonly expected?: ScreenState
}

export interface ScreenResponse {
  /** `{epoch}.{number}` of the edition, which stays as it is. */
  readonly revision: string
  readonly before: ScreenState
  readonly after: ScreenState
}

/**
 * Says what a screen is called and what it shows.
 *
 * @throws ReportRefusal if there is no such screen or board, or if the screen is not as expected
 */
export function setScreen(
  db: Kysely<Tables>,
  { number, name, shows = null, expected, ...request }: ScreenRequest,
): Promise<ScreenResponse> {
  return inTransaction(db, async (trx) => {
    const edition = await findEdition(trx, request)
    const after = { number, name: name?.trim() || null, shows }
    if (after.name !== null && after.name.length > LONGEST_NAME)
      throw invalid('name', 'longName', { most: LONGEST_NAME })
    if (shows !== null && !isBoardAddress(shows, edition.year))
      throw invalid('shows', 'noBoard', { year: String(edition.year) })
    const before = await trx
      .selectFrom('screen')
      .select(['number', 'name', 'shows'])
      .where('cup_id', '=', request.cupId)
      .where('number', '=', number)
      .executeTakeFirst()
    if (before === undefined) throw new ReportRefusal('NOT_FOUND', 'noScreen', { screen: String(number) })
    if (expected && (before.name !== expected.name || before.shows !== expected.shows))
      throw new ReportRefusal('CONFLICT', 'partChanged')
    await trx
      .updateTable('screen')
      .set({ name: after.name, shows })
      .where('cup_id', '=', request.cupId)
      .where('number', '=', number)
      .execute()
    const { epoch } = await trx.selectFrom('installation').select('epoch').executeTakeFirstOrThrow()
    return { revision: `${epoch}.${edition.revision}`, before, after }
  })
}
