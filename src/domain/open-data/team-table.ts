import { perLocale, type Words } from '../text/locale.ts'
import type { Adjustment, Category, Team } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { showsTable } from '../tournament/gates.ts'
import { classColumn, yearColumn } from './shared-columns.ts'
import { column, dataTable, text, texts } from './table.ts'

interface TeamRow {
  readonly category: Category
  readonly team: Team
}

/** The decisions about a team in the group that `division` names. */
function adjustmentsOf({ team, category }: TeamRow, { groupsOfTeam }: EditionIndex): readonly Adjustment[] {
  const group = groupsOfTeam.get(team.id)?.find(({ categoryId }) => categoryId === category.id)
  if (!group || !showsTable(category, group)) return []
  return (group.adjustments ?? []).filter(({ teamId }) => teamId === team.id)
}

const reasonsOf = (adjustments: readonly Adjustment[]): Words =>
  perLocale((locale) => adjustments.flatMap(({ reason }) => reason?.[locale] ?? []).join('; '))

export const teamTable = dataTable<TeamRow>(
  {
    name: 'teams',
    key: ['year', 'class', 'id'],
  },
  ({ edition }) =>
    edition.categories.flatMap((category) => category.teams.map((team) => ({ category, team }))),
  [
    yearColumn,
    classColumn,
    text('id', ({ team }) => team.id),
    text('name', ({ team }) => team.name),
    text('club', ({ team }, { clubs }) => clubs.get(team.clubId ?? '')?.name ?? null),
    text('clubId', ({ team }) => team.clubId),
    text('nation', ({ team }) => team.nationCode),
    text(
      'division',
      ({ team, category }, { groupsOfTeam }) =>
        groupsOfTeam.get(team.id)?.find(({ categoryId }) => categoryId === category.id)?.id ?? null,
    ),
    text('withdrawn', ({ team }) => team.withdrawn?.rule ?? null),
    ...texts<TeamRow>('withdrawnReason', ({ team }) => team.withdrawn?.reason ?? null),
    column(
      'pointsAdjustment',
      'integer',
      (row, index) => adjustmentsOf(row, index).reduce((sum, { points }) => sum + points, 0) || null,
    ),
    ...texts<TeamRow>('adjustmentReason', (row, index) => reasonsOf(adjustmentsOf(row, index))),
  ],
)
