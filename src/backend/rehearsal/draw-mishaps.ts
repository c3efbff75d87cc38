import type { Kysely } from 'kysely'
import { dayOf, parseInstant } from '../../domain/time/stockholm.ts'
import type { Tables } from '../database/tables.ts'
import type { Mishaps } from '../demo/mishaps.ts'
import { createRandom } from '../demo/random.ts'

const MINUTE = 60_000
/** The share of the fields of a day that run late, and of those whose desk is silent for a while; at least one of each. */
const SHARE = 0.1
const FEWEST_LATE = 15
const MOST_LATE = 30
const FEWEST_SILENT = 4
const MOST_SILENT = 12

interface Slot {
  readonly id: string
  readonly fieldId: string
  readonly at: number
}

/**
 * Draws what goes wrong on each day of the only cup of a database: on some fields all matches from one on begin late, on
 * some the desk is silent for some minutes, a match is a walkover, and a score is corrected afterwards.
 */
export async function drawMishaps(db: Kysely<Tables>, seed: number): Promise<Mishaps> {
  const rows = await db
    .selectFrom('match')
    .innerJoin('category', (join) =>
      join
        .onRef('category.edition_key', '=', 'match.edition_key')
        .onRef('category.id', '=', 'match.category_id'),
    )
    .select(['match.id', 'match.field_id', 'match.starts_at'])
    .where('match.state', '=', 'scheduled')
    .where('category.hide_match_results', '=', 0)
    .orderBy('match.id')
    .execute()
  const slots = rows.flatMap(({ id, field_id: fieldId, starts_at }): Slot[] => {
    const at = starts_at === null ? null : parseInstant(starts_at)
    return fieldId === null || at === null ? [] : [{ id, fieldId, at }]
  })
  const late = new Map<string, { readonly from: number; readonly by: number }>()
  const silent = new Map<string, { readonly from: number; readonly to: number }>()
  const surely = new Map<string, 'walkover' | 'afterthought'>()
  for (const [day, ofDay] of Map.groupBy(slots, ({ at }) => dayOf(at))) {
    const random = createRandom(seed).fork(`mishaps ${day}`)
    const chosen = random.shuffled(ofDay)
    const fields = new Set(ofDay.map(({ fieldId }) => fieldId)).size
    for (let count = 0; count < Math.max(1, Math.round(fields * SHARE)); count += 1) {
      const [begin, quiet] = [random.pick(ofDay), random.pick(ofDay)]
      late.set(key(begin), { from: begin.at, by: random.int(FEWEST_LATE, MOST_LATE) * MINUTE })
      const from = quiet.at + random.int(0, 20) * MINUTE
      silent.set(key(quiet), { from, to: from + random.int(FEWEST_SILENT, MOST_SILENT) * MINUTE })
    }
    if (chosen[0]) surely.set(chosen[0].id, 'afterthought')
    if (chosen[1]) surely.set(chosen[1].id, 'walkover')
  }
  return {
    surely,
    late(fieldId, at) {
      const found = late.get(key({ fieldId, at }))
      return found && at >= found.from ? found.by : 0
    },
    reportedAt(fieldId, at) {
      const found = silent.get(key({ fieldId, at }))
      return found && at >= found.from && at < found.to ? found.to : at
    },
  }
}

const key = ({ fieldId, at }: { readonly fieldId: string | null; readonly at: number }) =>
  `${fieldId} ${dayOf(at)}`
