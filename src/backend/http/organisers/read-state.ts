import { readFile, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { ServicesState } from '../../../domain/organiser/state.ts'
import type { Tables } from '../../database/tables.ts'
import type { IdentityDb } from '../../identity/base/open.ts'

const DESKS_SHOWN = 40

export interface StateOf {
  readonly db: Kysely<Tables>
  /** null if there are no accounts. */
  readonly identityDb: IdentityDb | null
  readonly dataDir: string
  /** What `/health` says. */
  readonly readiness: () => Promise<Response>
}

/** Reads how the services are, for those who run the cup. @param cupNow epoch milliseconds of the cup's clock */
export async function readState(
  { db, identityDb, dataDir, readiness }: StateOf,
  { cupId, year, cupNow }: { readonly cupId: string; readonly year: number; readonly cupNow: number },
): Promise<ServicesState> {
  const health = (await (await readiness()).json()) as Health
  return {
    cupNow,
    results: health.database,
    accounts: health.accounts ?? null,
    restarts: health.restarts?.count ?? 0,
    publisher: await publisherIn(dataDir),
    revision: await revisionOf(db, cupId, year),
    desks: await desksOf(db, cupId, year),
    mail: identityDb && (await mailOf(identityDb)),
    disk: await diskOf(dataDir),
  }
}

interface Health {
  readonly database: string
  readonly accounts?: string
  readonly restarts?: { readonly count: number }
}

/** Returns all that the publisher wrote, its reason included, which `/health` keeps back. */
async function publisherIn(dataDir: string): Promise<ServicesState['publisher']> {
  try {
    const { kind, at, reason, failures } = JSON.parse(await readFile(join(dataDir, 'publisher.json'), 'utf8'))
    return {
      kind: String(kind),
      at: String(at),
      reason: reason ? String(reason) : null,
      failures: failures ?? 0,
    }
  } catch {
    return null
  }
}

/** Returns the revision of an edition as feeds give it: `{epoch}.{number}`. */
export async function revisionOf(db: Kysely<Tables>, cupId: string, year: number): Promise<string> {
  const edition = db
    .selectFrom('edition')
    .select('revision')
    .where('cup_id', '=', cupId)
    .where('year', '=', year)
  const { epoch } = await db.selectFrom('installation').select('epoch').executeTakeFirstOrThrow()
  return `${epoch}.${(await edition.executeTakeFirst())?.revision ?? 0}`
}

async function desksOf(db: Kysely<Tables>, cupId: string, year: number): Promise<ServicesState['desks']> {
  const rows = await db
    .selectFrom('match_event')
    .innerJoin('edition', 'edition.key', 'match_event.edition_key')
    .innerJoin('match', (join) =>
      join
        .onRef('match.edition_key', '=', 'match_event.edition_key')
        .onRef('match.id', '=', 'match_event.match_id'),
    )
    .innerJoin('field', (join) =>
      join.onRef('field.edition_key', '=', 'match.edition_key').onRef('field.id', '=', 'match.field_id'),
    )
    .select(({ fn }) => ['field.name', fn.countAll().as('reports'), fn.max('reported_at').as('lastAt')])
    .where('edition.cup_id', '=', cupId)
    .where('edition.year', '=', year)
    .groupBy(['field.id', 'field.name'])
    .execute()
  return rows
    .map(({ name, reports, lastAt }) => ({ field: name, reports: Number(reports), lastAt }))
    .sort((one, other) => Date.parse(other.lastAt) - Date.parse(one.lastAt))
    .slice(0, DESKS_SHOWN)
}

async function mailOf(db: IdentityDb): Promise<NonNullable<ServicesState['mail']>> {
  const { waiting, tries, oldest } = await db
    .selectFrom('mail')
    .select(({ fn }) => [
      fn.countAll().as('waiting'),
      fn.max('tries').as('tries'),
      fn.min('created_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting), tries: Number(tries ?? 0), oldest: oldest ?? null }
}

async function diskOf(dataDir: string): Promise<ServicesState['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(dataDir)
    return { free: bavail * bsize, total: blocks * bsize }
  } catch {
    return null
  }
}
