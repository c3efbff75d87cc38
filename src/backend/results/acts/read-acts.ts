import type { Kysely } from 'kysely'
import type { Act } from '../../../domain/organiser/act.ts'
import { withoutPassword } from '../../../domain/organiser/source.ts'
import { DEFAULT_LOCALE } from '../../../domain/text/locale.ts'
import type { Tables } from '../../database/tables.ts'
import { selectMatchCards } from '../match-statements.ts'
import { sourcesIn } from '../sources/stored-sources.ts'
import { readWords } from '../stored-words.ts'

const PAGE = 50

interface LogQuery {
  readonly cupId: string
  readonly year: number
  /** Only acts before this one; null: from the latest on. */
  readonly before: number | null
  /** Whether reports of play are among them. */
  readonly withPlay: boolean
}

/** Reads the log of an edition, the latest act first, at most fifty at a time. */
export async function readActs(
  db: Kysely<Tables>,
  { cupId, year, before, withPlay }: LogQuery,
): Promise<{ readonly acts: readonly Act[]; readonly hasMore: boolean }> {
  const rows = await db
    .selectFrom('act')
    .selectAll()
    .where('cup_id', '=', cupId)
    .where('year', '=', year)
    .$if(before !== null, (query) => query.where('id', '<', before))
    .$if(!withPlay, (query) => query.where('kind', '!=', 'play'))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const whats = rows.map(({ what_json }) => JSON.parse(what_json) as Act['what'])
  const nameOf = await names(db, cupId, year, whats)
  const acts = rows.map(({ id, at, actor, kind, undo_json, undone_by }, index) => ({
    id,
    at,
    actor,
    kind,
    what: whats[index] ?? {},
    subject: nameOf(whats[index] ?? {}),
    canUndo: undo_json !== null && undone_by === null,
    undoneBy: undone_by,
  }))
  return { acts: acts.slice(0, PAGE), hasMore: acts.length > PAGE }
}

/** The ids that an act may be about. */
function idsIn(what: Act['what']) {
  const change = Object(what.change) as Readonly<Record<string, unknown>>
  const { set, ...others } = change
  const of = {
    ...Object(Object.values(others).find((one) => typeof one === 'object' && one !== null)),
    ...what,
  }
  const { part, id } = Object(set)
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    match: text(of.matchId),
    team: part === 'nation' ? text(id) : text(of.teamId),
    category: part === 'hidden' ? text(id) : text(of.categoryId),
    division: part === 'lots' ? text(id) : text(of.divisionId),
    club: part === 'club' ? text(id) : null,
    arena: part === 'arena' ? text(id) : null,
    field: part === 'field' ? text(id) : null,
    source: text(of.sourceId),
  }
}

async function names(
  db: Kysely<Tables>,
  cupId: string,
  year: number,
  whats: readonly Act['what'][],
): Promise<(what: Act['what']) => string | null> {
  const edition = await db
    .selectFrom('edition')
    .select('key')
    .where('cup_id', '=', cupId)
    .where('year', '=', year)
    .executeTakeFirst()
  if (!edition) return () => null
  const { key } = edition
  const ids = whats.map(idsIn)
  const wanted = (of: keyof ReturnType<typeof idsIn>) => ['', ...new Set(ids.flatMap((one) => one[of] ?? []))]
  const named = async (table: 'team' | 'club' | 'arena' | 'field', found = wanted(table)) =>
    new Map(
      (
        await db
          .selectFrom(table)
          .select(['id', 'name'])
          .where('edition_key', '=', key)
          .where('id', 'in', found)
          .execute()
      ).map(({ id, name }) => [id, name]),
    )
  const [team, club, arena, field] = [
    await named('team'),
    await named('club'),
    await named('arena'),
    await named('field'),
  ]
  const rows = [
    ...(await selectMatchCards(db, key, wanted('match'))).map(
      (row) =>
        [
          row.id,
          `${row.home_name ?? row.home_placeholder ?? ''} – ${row.away_name ?? row.away_placeholder ?? ''}`,
        ] as const,
    ),
  ]
  const match = new Map(rows)
  const category = new Map(
    (
      await db.selectFrom('category').select(['id', 'short_name']).where('edition_key', '=', key).execute()
    ).map(({ id, short_name }) => [id, short_name]),
  )
  const division = new Map(
    (
      await db
        .selectFrom('division')
        .select(['id', 'name_json', 'category_id'])
        .where('edition_key', '=', key)
        .where('id', 'in', wanted('division'))
        .execute()
    ).map(({ id, name_json, category_id }) => [
      id,
      `${category.get(category_id) ?? ''} ${readWords(name_json)[DEFAULT_LOCALE]}`.trim(),
    ]),
  )
  const source = new Map(
    (await sourcesIn(db, cupId).execute()).map(({ id, address }) => [id, withoutPassword(new URL(address))]),
  )
  const maps = { match, team, division, club, arena, field, category, source }
  return (what) => {
    const of = idsIn(what)
    for (const [kind, map] of Object.entries(maps)) {
      const found = map.get(of[kind as keyof typeof maps] ?? '')
      if (found !== undefined) return found
    }
    return null
  }
}
