import { type Kysely, sql } from 'kysely'

interface Moved {
  readonly edition_key: number
  readonly match_id: string
  readonly reported_at: string
  readonly starts_at: string | null
  readonly location_name: string | null
  /** The start before the first move; `first_place` likewise. */
  readonly first_start: string | null
  readonly first_place: string | null
}

/** Stores with each match when it began and ended, and how it was moved. Until this migration only the reports hold that. */
export async function keepMoves(db: Kysely<unknown>): Promise<void> {
  for (const name of ['started_at', 'ended_at'])
    await db.schema.alterTable('match').addColumn(name, 'text').execute()
  await db.schema
    .alterTable('match')
    .addColumn('moves_json', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  const lastReport = (kinds: readonly string[]) => sql`(
    select event.at from match_event as event
    where event.edition_key = "match".edition_key and event.match_id = "match".id and event.kind in (${sql.join(kinds)})
    order by event.revision desc limit 1
  )`
  await sql`update "match" set started_at = ${lastReport(['START'])} where state in ('live', 'finished')`.execute(
    db,
  )
  await sql`update "match" set ended_at = ${lastReport(['END', 'WALKOVER'])} where state in ('finished', 'walkover')`.execute(
    db,
  )
  const { rows } = await sql<Moved>`
    select event.edition_key, event.match_id, event.reported_at, event.starts_at, event.location_name,
      coalesce(game.moved_from_starts_at, game.starts_at) as first_start,
      coalesce(game.moved_from_location, game.location_name, field.name) as first_place
    from match_event as event
    join "match" as game on game.edition_key = event.edition_key and game.id = event.match_id
    left join field on field.edition_key = game.edition_key and field.id = game.field_id
    where event.kind = 'MOVE' order by event.edition_key, event.revision`.execute(db)
  for (const moves of Map.groupBy(rows, (row) => JSON.stringify([row.edition_key, row.match_id])).values()) {
    const [first] = moves
    if (first)
      await sql`update "match" set moves_json = ${JSON.stringify(storedMovesOf(moves))}
        where edition_key = ${first.edition_key} and id = ${first.match_id}`.execute(db)
  }
}

function storedMovesOf(moves: readonly Moved[]) {
  let [start, place] = [moves[0]?.first_start ?? null, moves[0]?.first_place ?? null]
  return moves.flatMap((move) => {
    const isLater = Date.parse(move.starts_at ?? '') !== Date.parse(start ?? '') && move.starts_at !== null
    const isElsewhere = move.location_name !== place
    const change = {
      toldAt: new Date(move.reported_at).toISOString(),
      previousStartTime: isLater ? start : null,
      zonedStartTime: isLater ? move.starts_at : null,
      previousLocationName: isElsewhere ? place : null,
      locationName: isElsewhere ? move.location_name : null,
    }
    if (isLater) start = move.starts_at
    if (isElsewhere) place = move.location_name
    return isLater || isElsewhere ? [change] : []
  })
}
