import { readCriterion } from '../../../domain/tournament/criterion-word.ts'
import { DEFAULT_RANKING } from '../../document/default-ranking.ts'
import { publicationUpTo } from '../document/publication.ts'
import { editionBounds } from '../edition-bounds.ts'
import { shown } from '../fault.ts'
import { isPublishedUpTo, PUBLISHED_UP_TO } from '../import-options.ts'
import type { Row } from '../rows/row.ts'
import { buildArenas } from './build-arenas.ts'
import { ClassBuilder, idOfClub } from './build-class.ts'
import type { CellReader } from './cells.ts'
import { findClass, readClasses } from './classes.ts'
import type { Tables } from './tables.ts'

/** The time for a match and its surroundings, if the edition's end is inferred from its last match. */
const MATCH_MS = 60 * 60 * 1000

/** Builds one edition as a raw document. `origins` gets the row that each of its objects was read from. */
export function buildEdition(
  year: number,
  zone: string,
  tables: Tables,
  cells: CellReader,
  origins: Map<object, Row>,
): Record<string, unknown> {
  const from = <T extends object>(row: Row, value: T): T => {
    origins.set(value, row)
    return value
  }
  const [row] = tables.editions
  for (const again of tables.editions.slice(1)) {
    cells.fault(again, 'year', `the year ${year} is there twice`, 'one row per year')
  }
  const arenas = buildArenas(tables, cells, from)
  const classes = readClasses(tables, cells, from)
  const builders = new Map(
    classes.map((entry) => [entry, new ClassBuilder(entry, zone, arenas, cells, from)]),
  )
  const inClass = (rows: readonly Row[], use: (builder: ClassBuilder, row: Row) => void) => {
    for (const item of rows) {
      const entry = findClass(classes, item)
      const builder = entry && builders.get(entry)
      if (builder) use(builder, item)
    }
  }
  inClass(tables.divisions, (builder, item) => builder.addDivision(item))
  inClass(tables.teams, (builder, item) => builder.addTeam(item))
  inClass(tables.matches, (builder, item) => builder.addMatch(item))
  // After the matches, because they name the teams if teams.csv does not.
  inClass(tables.carried, (builder, item) => builder.addCarried(item))
  const categories = [...builders.values()].map((builder) => builder.build())
  const bounds = editionBounds(
    [...builders.values()].flatMap((builder) => builder.starts),
    MATCH_MS,
  )
  const chain = row ? cells.list(row, 'chain').map((word) => readCriterion(word) ?? word) : []
  const wonOnPenalties = row && cells.whole(row, 'pointsWonOnPenalties')
  const lostOnPenalties = row && cells.whole(row, 'pointsLostOnPenalties')
  const points = {
    won: (row && cells.whole(row, 'pointsWon')) ?? DEFAULT_RANKING.points.won,
    tied: (row && cells.whole(row, 'pointsTied')) ?? DEFAULT_RANKING.points.tied,
    lost: (row && cells.whole(row, 'pointsLost')) ?? DEFAULT_RANKING.points.lost,
    ...(wonOnPenalties === undefined ? {} : { wonOnPenalties }),
    ...(lostOnPenalties === undefined ? {} : { lostOnPenalties }),
  }
  const published = row?.get('published').toLowerCase() ?? ''
  if (row && published !== '' && !isPublishedUpTo(published)) {
    cells.fault(row, 'published', shown(row.get('published')), `how far: ${PUBLISHED_UP_TO.join(', ')}`)
  }
  const edition: Record<string, unknown> = {
    year,
    name: row?.get('name') || undefined,
    startsAt: row?.get('startsAt') || bounds.startsAt,
    endsAt: row?.get('endsAt') || bounds.endsAt,
    ranking: { points, ...(chain.length > 0 ? { chain } : {}) },
    ...(isPublishedUpTo(published) ? { published: publicationUpTo(published) } : {}),
    arenas: arenas.raw,
    clubs: clubsOf(tables.teams, from),
    categories,
  }
  return row ? from(row, edition) : edition
}

/** Builds the clubs. A club is identified by its name, and has a nation if all its teams have the same one. */
function clubsOf(teams: readonly Row[], from: <T extends object>(row: Row, value: T) => T): object[] {
  const clubs = new Map<string, { row: Row; name: string; nations: Set<string> }>()
  for (const row of teams) {
    const name = row.get('club')
    if (name === '') continue
    const club = clubs.get(idOfClub(name)) ?? { row, name, nations: new Set() }
    club.nations.add(row.get('nation'))
    clubs.set(idOfClub(name), club)
  }
  return [...clubs].map(([id, { row, name, nations }]) => {
    const [nation] = nations
    return from(row, { id, name, ...(nations.size === 1 && nation ? { nation } : {}) })
  })
}
