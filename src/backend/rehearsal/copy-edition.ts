import type { Kysely } from 'kysely'
import { dayOf, parseInstant } from '../../domain/time/stockholm.ts'
import type { Edition } from '../../domain/tournament/edition.ts'
import { inEachLanguage } from '../../i18n/service-text.ts'
import { migrate, openDatabase } from '../database/connect.ts'
import { DatabaseProblem } from '../database/problem.ts'
import type { Tables } from '../database/tables.ts'
import type { CupDocument } from '../document/cup-document.ts'
import { matchesOf } from '../document/divisions-of.ts'
import { readCup } from '../results/read-cup.ts'
import { writeCup } from '../results/write-edition.ts'
import type { DatabaseTarget } from '../settings/config.ts'
import { onlyEdition } from './read-editions.ts'
import { unplayedEdition } from './unplayed-edition.ts'

export interface CopiedEdition {
  readonly cupId: string
  readonly cupName: string
  /** What is to be rehearsed, as pages would have it. */
  readonly plan: Edition
  /** Whether everybody sees its schedule. */
  readonly isPublic: boolean
  /** The planned starts of its matches in order, epoch milliseconds. */
  readonly starts: readonly number[]
  /** The fields of each day for which no scorer has a link; [] if no link was ever issued. */
  readonly withoutLink: readonly { readonly fieldId: string; readonly day: string }[]
}

/**
 * Copies one edition, as it was before its first match, into a new SQLite file. Nothing else is copied: no reports, no
 * links, no organisers' log. The database is only read.
 *
 * @param year null is the latest edition that has a match with a time
 * @throws DatabaseProblem if there is no such edition, or nothing of it has a time
 */
export async function copyEdition(
  from: Kysely<Tables>,
  cupId: string,
  year: number | null,
  file: string,
): Promise<CopiedEdition> {
  const stored = await from
    .selectFrom('edition')
    .innerJoin('match', 'match.edition_key', 'edition.key')
    .select(['edition.key', 'edition.year'])
    .where('edition.cup_id', '=', cupId)
    .where('match.starts_at', 'is not', null)
    .$if(year !== null, (query) => query.where('edition.year', '=', year))
    .orderBy('edition.year', 'desc')
    .limit(1)
    .executeTakeFirst()
  const read = stored && (await readCup(from, cupId, stored.year))
  if (!read)
    throw new DatabaseProblem(
      `No ${year === null ? 'edition' : `edition ${year}`} of the cup ${cupId} has a match with a time.`,
    )
  const links = await from
    .selectFrom('scorer_link')
    .select(['field_id', 'day'])
    .where('edition_key', '=', stored.key)
    .where('revoked_at', 'is', null)
    .execute()
  const document: CupDocument = {
    ...read,
    cup: {
      ...read.cup,
      name: `${read.cup.name} – ${Object.values(inEachLanguage('rehearsal.name')).join('/')}`,
    },
    editions: read.editions.map(unplayedEdition),
  }
  const planned = matchesOf(document.editions.flatMap(({ categories }) => categories)).flatMap(
    ({ field, startsAt }) => {
      const at = startsAt === undefined ? null : parseInstant(startsAt)
      return at === null ? [] : [{ field, at }]
    },
  )
  const about = {
    cupId,
    cupName: document.cup.name,
    isPublic: read.editions.every(({ published }) => published.schedule),
    starts: planned.map(({ at }) => at).sort((one, other) => one - other),
    withoutLink: links.length === 0 ? [] : fieldDaysWithout(planned, links),
  }
  const target: DatabaseTarget = { kind: 'sqlite', file }
  const copy = openDatabase({ database: target })
  try {
    await migrate(copy)
    await writeCup(copy, document)
    return { ...about, plan: await onlyEdition(copy, cupId, file) }
  } finally {
    await copy.destroy()
  }
}

function fieldDaysWithout(
  planned: readonly { readonly field?: string | undefined; readonly at: number }[],
  links: readonly { readonly field_id: string; readonly day: string }[],
) {
  const linked = new Set(links.map(({ field_id, day }) => `${field_id} ${day}`))
  const played = planned.flatMap(({ field, at }) =>
    field === undefined ? [] : [{ fieldId: field, day: dayOf(at) }],
  )
  const byKey = new Map(played.map((one) => [`${one.fieldId} ${one.day}`, one]))
  return [...byKey].filter(([key]) => !linked.has(key)).map(([, one]) => one)
}
