import type { Category } from '../tournament/edition.ts'
import type { PointsRule } from '../tournament/points-rule.ts'
import { classesOf, yearColumn } from './shared-columns.ts'
import { type Column, column, dataTable, listCell, text, texts } from './table.ts'

const points = (result: Exclude<keyof PointsRule, 'bonus'>): Column<Category> =>
  column(
    `points${result.charAt(0).toUpperCase()}${result.slice(1)}`,
    'integer',
    ({ ranking }) => ranking.points[result] ?? null,
  )

export const classTable = dataTable<Category>({ name: 'classes', key: ['year', 'id'] }, classesOf, [
  yearColumn,
  text('id', ({ id }) => id),
  ...texts<Category>('name', ({ name }) => name),
  text('shortName', ({ shortName }) => shortName),
  text('gender', ({ gender }) => gender),
  column('age', 'integer', ({ age }) => age),
  column('hideMatchResults', 'boolean', ({ resultsHidden }) => resultsHidden),
  column('hideConferenceResults', 'boolean', ({ tablesHidden }) => tablesHidden),
  column('matchMinutes', 'integer', ({ matchMinutes }) => matchMinutes),
  points('won'),
  points('tied'),
  points('lost'),
  points('wonOnPenalties'),
  points('lostOnPenalties'),
  text('bonus', ({ ranking }) =>
    listCell(
      (ranking.points.bonus ?? []).map(({ for: reason, goals, points: given }) =>
        goals === undefined ? `${reason}:${given}` : `${reason}(${goals}):${given}`,
      ),
    ),
  ),
  text('chain', ({ ranking }) => ranking.chain.join(' > ')),
])
