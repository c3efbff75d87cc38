import { sql } from 'kysely'
import type { Alert, Lead } from '../../domain/alerts/alert.ts'
import { wants } from '../../domain/alerts/alert-settings.ts'
import { quietUntil } from '../../domain/alerts/quiet-hours.ts'
import { NOTHING_SENT, type SentAlerts, withSent } from '../../domain/alerts/sent-alerts.ts'
import { keptSettings, NO_YEAR } from '../identity/account/alert-devices.ts'
import { stored } from '../identity/account/context.ts'
import { type IdentityDb, onSqlite } from '../identity/base/open.ts'
import type { AlertDeliveryTable } from '../identity/base/tables.ts'
import { type CupClock, cupTimeAt, worldTimeOf } from './cup-clock.ts'
import { rowsAtOnce } from './rows-at-once.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** How many alerts one transaction notes. It is small, because sign-ins at that moment wait for the transaction. */
const AT_ONCE = 10
/** The largest difference between the clocks of two machines that is allowed for. */
const OVERLAP = 2 * MINUTE
/** How long alerts are kept after they expire, because the cup's clock may be set back a little. */
const KEPT_AFTER = 10 * MINUTE
const BEGUN_FOR = 400 * DAY
/** An arbitrary number, the same in every process that takes this PostgreSQL lock. */
const LOCK = 4_815_001

/** Finds the alerts to send, given those that were sent before. */
export type Finder = (sent: SentAlerts) => readonly Alert[]

/**
 * The record of sent alerts, in the database. The process that first writes an alert there has it delivered, and no other
 * does. So two services, or a service that was ended halfway, reach the same result.
 */
export class AlertBook {
  readonly #db: IdentityDb
  readonly #now: () => number
  readonly #sent = new Map<number, { readonly sent: SentAlerts; readonly upTo: number }>()

  constructor(db: IdentityDb, now: () => number) {
    this.#db = db
    this.#now = now
  }

  /**
   * The years in which somebody with a device follows a team, newest first, and their lead times before a match. Only
   * accounts whose address is proved get alerts: others cost nothing, so that anybody could make as many as they like.
   */
  async wanted(): Promise<{ readonly years: readonly number[]; readonly leads: readonly Lead[] }> {
    const years = await this.#db
      .selectFrom('favourite_team')
      .innerJoin('alert_device', 'alert_device.account_id', 'favourite_team.account_id')
      .innerJoin('account', 'account.id', 'favourite_team.account_id')
      .select('favourite_team.year')
      .distinct()
      .where('account.proved_at', 'is not', null)
      .orderBy('favourite_team.year', 'desc')
      .execute()
    const settings = await this.#db
      .selectFrom('alert_device')
      .innerJoin('account', 'account.id', 'alert_device.account_id')
      .select('alert_device.settings')
      .distinct()
      .where('account.proved_at', 'is not', null)
      .execute()
    const leads = settings.map((row) => keptSettings(row.settings).lead)
    return { years: years.map(({ year }) => year), leads: [...new Set(leads)] }
  }

  /**
   * Notes the alerts to send and their recipients. News that is already true when an edition is first looked at counts as
   * known, and goes to nobody.
   *
   * @returns how many deliveries were made
   */
  async note(year: number, find: Finder, clock: CupClock): Promise<number> {
    const known = this.#sent.get(year)
    if (known && find(known.sent).length === 0) return 0
    let deliveries = 0
    for (;;) {
      const noted = await this.#noteSome(year, find, clock)
      deliveries += noted.deliveries
      if (noted.alerts < AT_ONCE) return deliveries
    }
  }

  /** Deletes alerts that are of no more use. */
  async prune(): Promise<void> {
    const before = stored(this.#now() - KEPT_AFTER)
    await this.#db.deleteFrom('alert').where('expires_at', '<', before).execute()
  }

  async #noteSome(
    year: number,
    find: Finder,
    clock: CupClock,
  ): Promise<{ readonly alerts: number; readonly deliveries: number }> {
    return this.#db.transaction().execute(async (trx) => {
      // SQLite needs no lock: it has only one writer.
      if (!onSqlite(this.#db)) await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
      const { sent, isBegun } = await this.#readBook(trx, year)
      const now = this.#now()
      const due = find(sent)
      if (!isBegun) {
        const rows = due.map((alert) => alertRow(alert, now, clock))
        const begun = {
          key: begunKey(year),
          year,
          about: 'null',
          noted_at: stored(now),
          expires_at: stored(now + BEGUN_FOR),
        }
        for (const some of rowsAtOnce([...rows, begun])) await trx.insertInto('alert').values(some).execute()
        this.#remember(year, withSent(sent, due), now)
        return { alerts: 0, deliveries: 0 }
      }
      const alerts = due.slice(0, AT_ONCE)
      if (alerts.length === 0) return { alerts: 0, deliveries: 0 }
      await trx
        .insertInto('alert')
        .values(alerts.map((alert) => alertRow(alert, now, clock)))
        .execute()
      const deliveries = await this.#deliveriesOf(trx, year, alerts, clock)
      for (const some of rowsAtOnce(deliveries)) await trx.insertInto('alert_delivery').values(some).execute()
      this.#remember(year, withSent(sent, alerts), now)
      return { alerts: alerts.length, deliveries: deliveries.length }
    })
  }

  /** Reads the alerts noted since the last read, by any process. */
  async #readBook(
    trx: IdentityDb,
    year: number,
  ): Promise<{ readonly sent: SentAlerts; readonly isBegun: boolean }> {
    const known = this.#sent.get(year)
    const rows = await trx
      .selectFrom('alert')
      .select(['key', 'about'])
      .where('year', '=', year)
      .where('noted_at', '>=', stored(known ? known.upTo - OVERLAP : 0))
      .orderBy('noted_at')
      .execute()
    const alerts = rows.flatMap(({ about }) => (JSON.parse(about) as Alert | null) ?? [])
    const sent = withSent(known?.sent ?? NOTHING_SENT, alerts)
    return { sent, isBegun: known !== undefined || rows.some(({ key }) => key === begunKey(year)) }
  }

  #remember(year: number, sent: SentAlerts, now: number): void {
    this.#sent.set(year, { sent, upTo: now })
  }

  async #deliveriesOf(
    trx: IdentityDb,
    year: number,
    alerts: readonly Alert[],
    clock: CupClock,
  ): Promise<AlertDeliveryTable[]> {
    const teamIds = [...new Set(alerts.flatMap(({ match }) => match.teamIds))]
    if (teamIds.length === 0) return []
    const rows = await trx
      .selectFrom('alert_device')
      .innerJoin('favourite_team', 'favourite_team.account_id', 'alert_device.account_id')
      .innerJoin('account', 'account.id', 'alert_device.account_id')
      .select(['alert_device.id', 'alert_device.settings', 'favourite_team.team_id'])
      .where('account.proved_at', 'is not', null)
      .where('favourite_team.year', '=', year)
      .where('favourite_team.team_id', 'in', teamIds)
      .execute()
    const devices = new Map<number, { readonly settings: string; readonly teams: Set<string> }>()
    for (const { id, settings, team_id } of rows) {
      const device = devices.get(id)
      if (device) device.teams.add(team_id)
      else devices.set(id, { settings, teams: new Set([team_id]) })
    }
    const now = this.#now()
    const cup = cupTimeAt(clock, now)
    return [...devices].flatMap(([id, { settings: text, teams }]) => {
      const settings = keptSettings(text)
      const waking = quietUntil(cup, settings.quiet)
      return alerts.flatMap((alert) => {
        if (!wants(settings, alert, teams) || (waking !== null && waking >= alert.until)) return []
        const due = waking === null ? now : worldTimeOf(clock, waking, now)
        return [{ device_id: id, alert_key: alert.key, due_at: stored(due), tries: 0 }]
      })
    })
  }
}

const begunKey = (year: number) => `${NO_YEAR} begun ${year}`

const alertRow = (alert: Alert, now: number, clock: CupClock) => ({
  key: alert.key,
  year: alert.match.year,
  about: JSON.stringify(alert),
  noted_at: stored(now),
  expires_at: stored(worldTimeOf(clock, alert.until, now)),
})
