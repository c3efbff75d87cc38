import { type LiveRow, liveTable } from '../live/live-table.ts'
import type { Arena, Category, Division, Field, Team } from '../tournament/edition.ts'
import { stageKey } from '../tournament/edition-index.ts'
import { showsTable } from '../tournament/gates.ts'
import { matchTable } from './match-table.ts'
import { classColumn, classesOf, divisionColumn, divisionsOf, yearColumn } from './shared-columns.ts'
import { type Column, type DataTable, dataTable } from './table.ts'

interface TeamRow {
  readonly category: Category
  readonly team: Team
}

const teams = dataTable<TeamRow>(
  {
    name: 'teams',
    about: { en: 'Every team in every class it plays in', sv: 'Varje lag i varje klass det spelar i' },
    key: ['year', 'class', 'id'],
  },
  ({ edition }) =>
    edition.categories.flatMap((category) => category.teams.map((team) => ({ category, team }))),
  [
    yearColumn,
    classColumn,
    {
      name: 'id',
      type: 'string',
      about: { en: 'Id of the team, unique within the edition', sv: 'Lagets id, unikt inom årgången' },
      of: ({ team }) => team.id,
    },
    { name: 'name', type: 'string', about: { en: 'Name', sv: 'Namn' }, of: ({ team }) => team.name },
    {
      name: 'club',
      type: 'string',
      about: { en: 'Name of the club', sv: 'Föreningens namn' },
      of: ({ team }, { clubs }) => clubs.get(team.clubId ?? '')?.name ?? null,
    },
    {
      name: 'clubId',
      type: 'string',
      about: { en: 'Id of the club, the same in every edition', sv: 'Föreningens id, samma varje år' },
      of: ({ team }) => team.clubId,
    },
    {
      name: 'nation',
      type: 'string',
      about: {
        en: 'Code of the nation as the cup writes it, mostly ISO 3166',
        sv: 'Nationens kod som cupen skriver den, oftast ISO 3166',
      },
      of: ({ team }) => team.nationCode,
    },
    {
      name: 'division',
      type: 'string',
      about: { en: 'Id of its group, see divisions.csv', sv: 'Gruppens id, se divisions.csv' },
      of: ({ team, category }, { groupsOfTeam }) =>
        groupsOfTeam.get(team.id)?.find(({ categoryId }) => categoryId === category.id)?.id ?? null,
    },
  ],
)

interface StandingRow {
  readonly category: Category
  readonly division: Division
  readonly row: LiveRow
}

const figure = (
  name: 'rank' | 'played' | 'won' | 'tied' | 'lost' | 'goalsFor' | 'goalsAgainst' | 'points',
  en: string,
  sv: string,
): Column<StandingRow> => ({
  name,
  type: 'integer',
  about: { en, sv },
  of: ({ row }) => row[name],
})

const standings = dataTable<StandingRow>(
  {
    name: 'standings',
    about: {
      en: 'The table of every group; matches being played count as they stand',
      sv: 'Tabellen i varje grupp; pågående matcher räknas som de står',
    },
    key: ['year', 'division', 'teamId'],
  },
  (index) =>
    divisionsOf(index).flatMap(({ category, division }) =>
      showsTable(category, division)
        ? liveTable(division, category).rows.map((row) => ({ category, division, row }))
        : [],
    ),
  [
    yearColumn,
    classColumn,
    divisionColumn,
    figure(
      'rank',
      'Place; shared by teams that nothing separates',
      'Placering; delas av lag som inget skiljer åt',
    ),
    {
      name: 'teamId',
      type: 'string',
      about: { en: 'Id of the team, see teams.csv', sv: 'Lagets id, se teams.csv' },
      of: ({ row }) => row.teamId,
    },
    {
      name: 'team',
      type: 'string',
      about: { en: 'Its name', sv: 'Dess namn' },
      of: ({ row }, index) => index.teams.get(row.teamId)?.name ?? null,
    },
    figure('played', 'Matches played', 'Spelade matcher'),
    figure('won', 'Won', 'Vunna'),
    figure('tied', 'Drawn', 'Oavgjorda'),
    figure('lost', 'Lost', 'Förlorade'),
    figure('goalsFor', 'Goals scored', 'Gjorda mål'),
    figure('goalsAgainst', 'Goals let in', 'Insläppta mål'),
    figure('points', 'Points', 'Poäng'),
    {
      name: 'goesOnTo',
      type: 'string',
      about: {
        en: 'Id of the play-off that the place leads to',
        sv: 'Id för slutspelet som platsen leder till',
      },
      of: ({ row }) => row.qualifiesFor,
    },
  ],
)

interface DivisionRow {
  readonly category: Category
  readonly division: Division
}

const divisions = dataTable<DivisionRow>(
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

const classes = dataTable<Category>(
  { name: 'classes', about: { en: 'Age classes', sv: 'Åldersklasser' }, key: ['year', 'id'] },
  classesOf,
  [
    yearColumn,
    { name: 'id', type: 'string', about: { en: 'Id of the class', sv: 'Klassens id' }, of: ({ id }) => id },
    {
      name: 'name',
      type: 'string',
      about: { en: 'Name in English', sv: 'Namn på engelska' },
      of: ({ name }) => name.en,
    },
    {
      name: 'nameSv',
      type: 'string',
      about: { en: 'Name in Swedish', sv: 'Namn på svenska' },
      of: ({ name }) => name.sv,
    },
    {
      name: 'shortName',
      type: 'string',
      about: { en: 'Short name', sv: 'Kortnamn' },
      of: ({ shortName }) => shortName,
    },
    {
      name: 'gender',
      type: 'string',
      about: { en: 'boys, girls or mixed', sv: 'boys, girls eller mixed' },
      of: ({ gender }) => gender,
    },
    { name: 'age', type: 'integer', about: { en: 'Age in years', sv: 'Ålder i år' }, of: ({ age }) => age },
    {
      name: 'hideMatchResults',
      type: 'boolean',
      about: { en: 'Publishes no results, by design', sv: 'Publicerar medvetet inga resultat' },
      of: ({ resultsHidden }) => resultsHidden,
    },
    {
      name: 'hideConferenceResults',
      type: 'boolean',
      about: { en: 'Publishes no tables, by design', sv: 'Publicerar medvetet inga tabeller' },
      of: ({ tablesHidden }) => tablesHidden,
    },
    {
      name: 'matchMinutes',
      type: 'integer',
      about: { en: 'Length of a match in minutes', sv: 'Matchens längd i minuter' },
      of: ({ matchMinutes }) => matchMinutes,
    },
  ],
)

interface FieldRow {
  readonly arena: Arena
  readonly field: Field
}

const fields = dataTable<FieldRow>(
  {
    name: 'fields',
    about: { en: 'Fields and where they lie', sv: 'Planer och var de ligger' },
    key: ['year', 'id'],
  },
  ({ edition }) => edition.arenas.flatMap((arena) => arena.fields.map((field) => ({ arena, field }))),
  [
    yearColumn,
    {
      name: 'arena',
      type: 'string',
      about: { en: 'Id of the arena', sv: 'Arenans id' },
      of: ({ arena }) => arena.id,
    },
    {
      name: 'id',
      type: 'string',
      about: { en: 'Id of the field', sv: 'Planens id' },
      of: ({ field }) => field.id,
    },
    {
      name: 'name',
      type: 'string',
      about: { en: 'Name of the field', sv: 'Planens namn' },
      of: ({ field }) => field.name,
    },
    {
      name: 'area',
      type: 'string',
      about: { en: 'Area of the town', sv: 'Område i staden' },
      of: ({ arena }) => arena.area,
    },
    {
      name: 'latitude',
      type: 'number',
      about: { en: 'Of the arena, degrees north (WGS 84)', sv: 'Arenans, grader nord (WGS 84)' },
      of: ({ arena }) => arena.coordinates?.latitude ?? null,
    },
    {
      name: 'longitude',
      type: 'number',
      about: { en: 'Of the arena, degrees east (WGS 84)', sv: 'Arenans, grader ost (WGS 84)' },
      of: ({ arena }) => arena.coordinates?.longitude ?? null,
    },
  ],
)

/** The tables of an edition's open data, that which is asked for most first. */
export const DATA_TABLES: readonly DataTable[] = [matchTable, standings, teams, divisions, classes, fields]
