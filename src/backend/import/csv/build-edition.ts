import { publicationUpTo } from '../document/publication.ts'
import { editionBounds } from '../edition-bounds.ts'
import { shown } from '../fault.ts'
import { isPublishedUpTo, PUBLISHED_UP_TO } from '../import-options.ts'
import type { Row } from '../rows/row.ts'
import { say } from '../said.ts'
import { addBreaks } from './add-breaks.ts'
import { buildArenas } from './build-arenas.ts'
import { ClassBuilder } from './build-class.ts'
import type { CellReader } from './cells.ts'
import { findClass, readClasses } from './classes.ts'
import { featuredOf, flagsOf, listedClubs, listsOf } from './edition-lists.ts'
import { readRules } from './ranking-cells.ts'
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
    cells.fault(again, 'year', say('yearTwice', { year }), say('rowPerYear'))
  }
  const arenas = buildArenas(tables, cells, from)
  const classes = readClasses(tables, cells, from)
  const builders = new Map(
    classes.map((entry) => [entry, new ClassBuilder(entry, zone, arenas, tables.clubs, cells, from)]),
  )
  const inClass = (rows: readonly Row[], use: (builder: ClassBuilder, row: Row) => void) => {
    for (const item of rows) {
      const entry = findClass(classes, item)
      const builder = entry && builders.get(entry)
      if (builder) use(builder, item)
    }
  }
  inClass(tables.stages, (builder, item) => builder.addStage(item))
  inClass(tables.divisions, (builder, item) => builder.addDivision(item))
  inClass(tables.teams, (builder, item) => builder.addTeam(item))
  inClass(tables.matches, (builder, item) => builder.addMatch(item))
  // After the matches, because they name the teams if teams.csv does not.
  inClass(tables.carried, (builder, item) => builder.addCarried(item))
  inClass(tables.published, (builder, item) => builder.addTableRow(item))
  const categories = [...builders.values()].map((builder) => builder.build())
  addBreaks(tables.breaks, zone, arenas, cells, categories)
  const bounds = editionBounds(
    [...builders.values()].flatMap((builder) => builder.starts),
    MATCH_MS,
  )
  const published = row?.get('published').toLowerCase() ?? ''
  if (row && published !== '' && !isPublishedUpTo(published)) {
    cells.fault(
      row,
      'published',
      shown(row.get('published')),
      say('publishedUpTo', { steps: PUBLISHED_UP_TO.join(', ') }),
    )
  }
  const edition: Record<string, unknown> = {
    year,
    name: row?.get('name') || undefined,
    // An empty cell says that it is not known.
    startsAt: row?.has('startsAt') ? row.get('startsAt') || undefined : bounds.startsAt,
    endsAt: row?.has('endsAt') ? row.get('endsAt') || undefined : bounds.endsAt,
    ranking: readRules(row, classes, cells),
    ...(isPublishedUpTo(published) ? { published: publicationUpTo(published) } : row && flagsOf(row, cells)),
    ...listsOf(row, tables, cells, from),
    arenas: arenas.raw,
    clubs: listedClubs(tables, from),
    featured: featuredOf(tables.matches, cells),
    categories,
  }
  return row ? from(row, edition) : edition
}
