import type { Category, Division } from '../tournament/edition.ts'
import { stageKey } from '../tournament/edition-index.ts'
import { classColumn, divisionsOf, openBasis, yearColumn } from './shared-columns.ts'
import { column, dataTable, listCell, text } from './table.ts'

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
      ({ division }) => listCell(division.teamIds),
    ),
    text(
      'qualifies',
      'Where its places lead: 1-2:id|3 (best 4):id',
      'Vart platserna leder: 1-2:id|3 (best 4):id',
      ({ division }) =>
        listCell([
          ...(division.qualification ?? []).map(
            ({ fromRank, toRank, divisionId }) => `${fromRank}-${toRank}:${divisionId}`,
          ),
          ...(division.bestPlaces ?? []).map(
            ({ rank, count, divisionId }) => `${rank} (best ${count}):${divisionId}`,
          ),
        ]),
    ),
    column(
      'leadsNowhere',
      'boolean',
      'true if no place leads on; empty if nobody said',
      'true om ingen placering leder vidare; tom om ingen sagt det',
      ({ division }) => (division.qualification?.length === 0 && !division.bestPlaces ? true : null),
    ),
    text('stageId', 'Id of the stage', 'Etappens id', ({ division }) => division.stageId),
    text(
      'stageSv',
      'Name of the stage in Swedish',
      'Etappens namn på svenska',
      ({ category, division }, { stages }) =>
        stages.get(stageKey(category.id, division.stageId))?.name.sv ?? null,
    ),
    text(
      'lots',
      'Ids of teams in the order in which lots put them, | between',
      'Lagens id i den ordning lotten gav, | emellan',
      ({ category, division }) => listCell(openBasis(category, division).lots),
    ),
    text(
      'fairPlay',
      'Fair-play points, the more the better: id:points|id:points',
      'Fair play-poäng, fler är bättre: id:poäng|id:poäng',
      ({ category, division }) =>
        listCell(
          (openBasis(category, division).fairPlay ?? []).map(({ teamId, points }) => `${teamId}:${points}`),
        ),
    ),
  ],
)
