import type { Category, Division } from '../tournament/edition.ts'
import { stageKey } from '../tournament/edition-index.ts'
import { classColumn, divisionsOf, openBasis, yearColumn } from './shared-columns.ts'
import { column, dataTable, listCell, text, texts } from './table.ts'

interface DivisionRow {
  readonly category: Category
  readonly division: Division
}

const stageColumns = texts<DivisionRow>(
  'stage',
  ({ category, division }, { stages }) => stages.get(stageKey(category.id, division.stageId))?.name ?? null,
)

export const divisionTable = dataTable<DivisionRow>(
  {
    name: 'divisions',
    key: ['year', 'id'],
  },
  divisionsOf,
  [
    yearColumn,
    classColumn,
    text('id', ({ division }) => division.id),
    ...texts<DivisionRow>('name', ({ division }) => division.name),
    ...stageColumns.slice(0, 1),
    text('type', ({ division }) => division.kind),
    text('teams', ({ division }) => listCell(division.teamIds)),
    text('qualifies', ({ division }) =>
      listCell([
        ...(division.qualification ?? []).map(
          ({ fromRank, toRank, divisionId }) => `${fromRank}-${toRank}:${divisionId}`,
        ),
        ...(division.bestPlaces ?? []).map(
          ({ rank, count, divisionId }) => `${rank} (best ${count}):${divisionId}`,
        ),
      ]),
    ),
    column('leadsNowhere', 'boolean', ({ division }) =>
      division.qualification?.length === 0 && !division.bestPlaces ? true : null,
    ),
    text('stageId', ({ division }) => division.stageId),
    ...stageColumns.slice(1),
    text('lots', ({ category, division }) => listCell(openBasis(category, division).lots)),
    text('fairPlay', ({ category, division }) =>
      listCell(
        (openBasis(category, division).fairPlay ?? []).map(({ teamId, points }) => `${teamId}:${points}`),
      ),
    ),
  ],
)
