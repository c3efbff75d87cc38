import type { Adjustment, Category, Team } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { showsTable } from '../tournament/gates.ts'
import { classColumn, yearColumn } from './shared-columns.ts'
import { column, dataTable, text } from './table.ts'

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

export const teamTable = dataTable<TeamRow>(
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
    text(
      'id',
      'Id of the team, unique within the edition',
      'Lagets id, unikt inom upplagan',
      ({ team }) => team.id,
    ),
    text('name', 'Name', 'Namn', ({ team }) => team.name),
    text(
      'club',
      'Name of the club',
      'Föreningens namn',
      ({ team }, { clubs }) => clubs.get(team.clubId ?? '')?.name ?? null,
    ),
    text(
      'clubId',
      'Id of the club, the same in every edition',
      'Föreningens id, samma varje år',
      ({ team }) => team.clubId,
    ),
    text(
      'nation',
      'Code of the nation as the cup writes it, mostly ISO 3166',
      'Nationens kod som cupen skriver den, oftast ISO 3166',
      ({ team }) => team.nationCode,
    ),
    text(
      'division',
      'Id of its group, see divisions.csv',
      'Gruppens id, se divisions.csv',
      ({ team, category }, { groupsOfTeam }) =>
        groupsOfTeam.get(team.id)?.find(({ categoryId }) => categoryId === category.id)?.id ?? null,
    ),
    text(
      'withdrawn',
      'What became of its matches when it withdrew: annul, keep-played or all-walkovers; empty if it plays',
      'Vad som blev av dess matcher när det drog sig ur: annul, keep-played eller all-walkovers; tomt om det spelar',
      ({ team }) => team.withdrawn?.rule ?? null,
    ),
    ...(['en', 'sv'] as const).map((locale) =>
      text<TeamRow>(
        locale === 'en' ? 'withdrawnReason' : 'withdrawnReasonSv',
        locale === 'en' ? 'Why it withdrew' : 'The same in Swedish',
        locale === 'en' ? 'Varför det drog sig ur, på engelska' : 'Samma på svenska',
        ({ team }) => team.withdrawn?.reason?.[locale] ?? null,
      ),
    ),
    column(
      'pointsAdjustment',
      'integer',
      'Points that a jury gave in its group, below 0 if it took them',
      'Poäng som juryn har gett i gruppen, under 0 om den har dragit av',
      (row, index) => adjustmentsOf(row, index).reduce((sum, { points }) => sum + points, 0) || null,
    ),
    ...(['en', 'sv'] as const).map((locale) =>
      text<TeamRow>(
        locale === 'en' ? 'adjustmentReason' : 'adjustmentReasonSv',
        locale === 'en' ? 'Why it did' : 'The same in Swedish',
        locale === 'en' ? 'Varför, på engelska' : 'Samma på svenska',
        (row, index) =>
          adjustmentsOf(row, index)
            .flatMap(({ reason }) => reason?.[locale] ?? [])
            .join('; ') || null,
      ),
    ),
  ],
)
