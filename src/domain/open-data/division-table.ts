import type { Category, Division } from '../tournament/edition.ts'
import { stageKey } from '../tournament/edition-index.ts'
import { classColumn, divisionsOf, yearColumn } from './shared-columns.ts'
import { dataTable } from './table.ts'

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
    {
      name: 'id',
      type: 'string',
      about: { en: 'Id of the group or play-off', sv: 'Gruppens eller slutspelets id' },
      of: ({ division }) => division.id,
    },
    {
      name: 'name',
      type: 'string',
      about: { en: 'Name in English', sv: 'Namn på engelska' },
      of: ({ division }) => division.name.en,
    },
    {
      name: 'nameSv',
      type: 'string',
      about: { en: 'Name in Swedish', sv: 'Namn på svenska' },
      of: ({ division }) => division.name.sv,
    },
    {
      name: 'stage',
      type: 'string',
      about: { en: 'Name of the stage', sv: 'Etappens namn' },
      of: ({ category, division }, { stages }) =>
        stages.get(stageKey(category.id, division.stageId))?.name.en ?? null,
    },
    {
      name: 'type',
      type: 'string',
      about: { en: 'group or playoff', sv: 'group eller playoff' },
      of: ({ division }) => division.kind,
    },
    {
      name: 'teams',
      type: 'string',
      about: {
        en: 'Ids of its teams in the order of the draw, | between',
        sv: 'Lagens id i lottad ordning, | emellan',
      },
      of: ({ division }) => division.teamIds.join('|'),
    },
    {
      name: 'qualifies',
      type: 'string',
      about: { en: 'Where its places lead: 1-2:id|3-4:id', sv: 'Vart platserna leder: 1-2:id|3-4:id' },
      of: ({ division }) =>
        division.qualification
          .map(({ fromRank, toRank, divisionId }) => `${fromRank}-${toRank}:${divisionId}`)
          .join('|'),
    },
  ],
)
