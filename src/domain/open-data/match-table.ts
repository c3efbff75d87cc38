import { clock } from '../time/stockholm.ts'
import type { Category, Division } from '../tournament/edition.ts'
import { playable, stageKey } from '../tournament/edition-index.ts'
import {
  halfTimeOf,
  type Match,
  type Participant,
  type Score,
  type SideName,
  scoreOf,
  startOf,
} from '../tournament/match.ts'
import { matchDay } from '../tournament/match-days.ts'
import { teamIdOf } from '../tournament/outcome.ts'
import type { Cell } from './csv.ts'
import { classColumn, divisionColumn, divisionsOf, yearColumn } from './shared-columns.ts'
import { type Column, type ColumnType, dataTable } from './table.ts'
import { writtenTime } from './written-time.ts'

interface MatchRow {
  readonly category: Category
  readonly division: Division
  readonly match: Match
}

const column = (
  name: string,
  type: ColumnType,
  en: string,
  sv: string,
  of: (match: Match, row: MatchRow) => Cell,
): Column<MatchRow> => ({ name, type, about: { en, sv }, of: (row) => of(row.match, row) })

const nameOf = (side: Participant): string => {
  if (side.kind === 'team') return side.name
  return side.kind === 'placeholder' ? side.label : ''
}

const goalColumns = (
  ends: string,
  en: string,
  sv: string,
  of: (match: Match) => Score | null,
): Column<MatchRow>[] => [
  column(
    `home${ends}`,
    'integer',
    `${en}, home side`,
    `${sv}, hemmalaget`,
    (match) => of(match)?.home ?? null,
  ),
  column(
    `away${ends}`,
    'integer',
    `${en}, away side`,
    `${sv}, bortalaget`,
    (match) => of(match)?.away ?? null,
  ),
]

const penaltiesOf = (match: Match): Score | null => (match.kind === 'finished' ? match.penalties : null)
const winnerOf = (match: Match): SideName | null => ('winner' in match ? match.winner : null)

/** How far a match is, in the words of the open format: what hides its result is over like any other. */
export function stateOf(match: Match): string {
  if (match.kind === 'hidden') return match.phase
  return match.kind === 'unreported' ? 'finished' : match.kind
}

/** Every match but byes. Its columns are those that `npm run import` reads. */
export const matchTable = dataTable<MatchRow>(
  {
    name: 'matches',
    about: { en: 'Every match with time, place and result', sv: 'Varje match med tid, plats och resultat' },
    key: ['year', 'id'],
  },
  (index) =>
    divisionsOf(index).flatMap(({ category, division }) =>
      playable(division.matches).map((match) => ({ category, division, match })),
    ),
  [
    yearColumn,
    classColumn,
    {
      name: 'stage',
      type: 'string',
      about: { en: 'Name of the stage', sv: 'Etappens namn' },
      of: ({ category, division }, { stages }) =>
        stages.get(stageKey(category.id, division.stageId))?.name.en ?? null,
    },
    divisionColumn,
    column(
      'id',
      'string',
      'Id of the match, the same for good',
      'Matchens id, som aldrig ändras',
      ({ id }) => id,
    ),
    column('number', 'string', 'Number in the programme', 'Matchnummer', ({ number }) => number),
    column(
      'round',
      'string',
      'Name of the round as the cup gives it',
      'Omgångens namn',
      ({ round }) => round.name,
    ),
    column(
      'roundRank',
      'integer',
      '0 is the final, 1 the semifinals',
      '0 är finalen, 1 semifinalerna',
      ({ round }) => round.rank,
    ),
    column(
      'roundIndex',
      'integer',
      'From 1 within the round; 0/2 is third place',
      'Från 1 i omgången; 0/2 är tredje pris',
      ({ round }) => round.index,
    ),
    column('date', 'date', 'Day in Stockholm', 'Dag i Stockholm', ({ time }) => matchDay(time)),
    column(
      'time',
      'time',
      'HH:mm in Stockholm; empty where only the day is known',
      'HH:mm i Stockholm; tom när bara dagen är känd',
      (match) => {
        const at = startOf(match)
        return at === null ? null : clock(at)
      },
    ),
    column(
      'startsAt',
      'datetime',
      'The same instant with its offset',
      'Samma tidpunkt med tidszon',
      (match) => {
        const at = startOf(match)
        return at === null ? null : writtenTime(at)
      },
    ),
    column(
      'home',
      'string',
      'Home side, or what stands for it until it is known',
      'Hemmalag, eller det som står för det',
      ({ home }) => nameOf(home),
    ),
    column('homeId', 'string', 'Its id, see teams.csv', 'Dess id, se teams.csv', ({ home }) =>
      teamIdOf(home),
    ),
    column(
      'away',
      'string',
      'Away side, or what stands for it until it is known',
      'Bortalag, eller det som står för det',
      ({ away }) => nameOf(away),
    ),
    column('awayId', 'string', 'Its id, see teams.csv', 'Dess id, se teams.csv', ({ away }) =>
      teamIdOf(away),
    ),
    ...goalColumns('Score', 'Goals', 'Mål', scoreOf),
    ...goalColumns('HalfTime', 'Goals at half-time', 'Mål i halvtid', halfTimeOf),
    ...goalColumns('Penalties', 'Goals in the penalty shoot-out', 'Mål på straffar', penaltiesOf),
    column(
      'decision',
      'string',
      'regular-time, extra-time, sudden-death, penalties or lots',
      'regular-time, extra-time, sudden-death, penalties eller lots',
      (match) => (match.kind === 'finished' ? match.decision : null),
    ),
    column(
      'winner',
      'string',
      'home or away; empty for a draw',
      'home eller away; tom vid oavgjort',
      winnerOf,
    ),
    column(
      'state',
      'string',
      'scheduled, live, finished or walkover',
      'scheduled, live, finished eller walkover',
      stateOf,
    ),
    {
      name: 'arena',
      type: 'string',
      about: { en: 'Id of the arena, see fields.csv', sv: 'Arenans id, se fields.csv' },
      of: ({ match }, { fields }) => fields.get(match.fieldId ?? '')?.arenaId ?? null,
    },
    column(
      'field',
      'string',
      'Id of the field, see fields.csv',
      'Planens id, se fields.csv',
      ({ fieldId }) => fieldId,
    ),
  ],
)
