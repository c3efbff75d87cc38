import type { Category, Division } from '../tournament/edition.ts'
import { stageKey } from '../tournament/edition-index.ts'
import { classColumn, divisionsOf, yearColumn } from './shared-columns.ts'
import { dataTable, text } from './table.ts'

interface DivisionRow {
  readonly category: Category
  readonly division: Division
}

export const divisionTable = dataTable<DivisionRow>(
  {
    name: 'divisions',
    about: { en: 'Groups and play-offs', sv: 'Grupper och slutspel' },
    key: ['year', 'id'],
  },
  divisionsOf,
  [
    yearColumn,
    classColumn,
    text('id', 'Id of the group or play-off', 'Gruppens eller slutspelets id', ({ division }) => division.id),
    text('name', 'Name in English', 'Namn på engelska', ({ division }) => division.name.en),
    text('nameSv', 'Name in Swedish', 'Namn på svenska', ({ division }) => division.name.sv),
    text(
      'stage',
      'Name of the stage',
      'Etappens namn',
      ({ category, division }, { stages }) =>
        stages.get(stageKey(category.id, division.stageId))?.name.en ?? null,
    ),
    text('type', 'group or playoff', 'group eller playoff', ({ division }) => division.kind),
    text(
      'teams',
      'Ids of its teams in the order of the draw, | between',
      'Lagens id i lottad ordning, | emellan',
      ({ division }) => division.teamIds.join('|'),
    ),
    text(
      'qualifies',
      'Where its places lead: 1-2:id|3-4:id',
      'Vart platserna leder: 1-2:id|3-4:id',
      ({ division }) =>
        (division.qualification ?? [])
          .map(({ fromRank, toRank, divisionId }) => `${fromRank}-${toRank}:${divisionId}`)
          .join('|'),
    ),
  ],
)
