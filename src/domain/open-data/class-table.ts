import type { Category } from '../tournament/edition.ts'
import type { PointsRule } from '../tournament/points-rule.ts'
import { classesOf, yearColumn } from './shared-columns.ts'
import { type Column, column, dataTable, listCell, text } from './table.ts'

const points = (result: Exclude<keyof PointsRule, 'bonus'>, en: string, sv: string): Column<Category> =>
  column(
    `points${result.charAt(0).toUpperCase()}${result.slice(1)}`,
    'integer',
    `Points ${en}`,
    `Poäng ${sv}`,
    ({ ranking }) => ranking.points[result] ?? null,
  )

export const classTable = dataTable<Category>(
  { name: 'classes', about: { en: 'Age classes', sv: 'Åldersklasser' }, key: ['year', 'id'] },
  classesOf,
  [
    yearColumn,
    text('id', 'Id of the class', 'Klassens id', ({ id }) => id),
    text('name', 'Name in English', 'Namn på engelska', ({ name }) => name.en),
    text('nameSv', 'Name in Swedish', 'Namn på svenska', ({ name }) => name.sv),
    text('shortName', 'Short name', 'Kortnamn', ({ shortName }) => shortName),
    text('gender', 'boys, girls or mixed', 'boys, girls eller mixed', ({ gender }) => gender),
    column('age', 'integer', 'Age in years', 'Ålder i år', ({ age }) => age),
    column(
      'hideMatchResults',
      'boolean',
      'Publishes no results, by design',
      'Publicerar medvetet inga resultat',
      ({ resultsHidden }) => resultsHidden,
    ),
    column(
      'hideConferenceResults',
      'boolean',
      'Publishes no tables, by design',
      'Publicerar medvetet inga tabeller',
      ({ tablesHidden }) => tablesHidden,
    ),
    column(
      'matchMinutes',
      'integer',
      'Length of a match in minutes',
      'Matchens längd i minuter',
      ({ matchMinutes }) => matchMinutes,
    ),
    points('won', 'for a win', 'för vinst'),
    points('tied', 'for a draw', 'för oavgjort'),
    points('lost', 'for a defeat', 'för förlust'),
    points('wonOnPenalties', 'for a draw won on penalties', 'för oavgjort vunnet på straffar'),
    points('lostOnPenalties', 'for a draw lost on penalties', 'för oavgjort förlorat på straffar'),
    text(
      'bonus',
      'Points beside those: win-by(5):1|shut-out:1',
      'Poäng utöver dem: win-by(5):1|shut-out:1',
      ({ ranking }) =>
        listCell(
          (ranking.points.bonus ?? []).map(({ for: reason, goals, points: given }) =>
            goals === undefined ? `${reason}:${given}` : `${reason}(${goals}):${given}`,
          ),
        ),
    ),
    text(
      'chain',
      'What ranks teams level on points, in this order, > between',
      'Vad som skiljer lag med lika poäng, i denna ordning, > emellan',
      ({ ranking }) => ranking.chain.join(' > '),
    ),
  ],
)
