import type { Locale } from '../text/locale.ts'
import { clock } from '../time/stockholm.ts'
import type { Category, Division } from '../tournament/edition.ts'
import { type EditionIndex, playable, stageKey } from '../tournament/edition-index.ts'
import {
  halfTimeOf,
  type Match,
  type Participant,
  type Reason,
  type Score,
  type SideName,
  scoreOf,
  startOf,
} from '../tournament/match.ts'
import { matchDay } from '../tournament/match-days.ts'
import { teamIdOf } from '../tournament/outcome.ts'
import { classColumn, divisionColumn, divisionsOf, yearColumn } from './shared-columns.ts'
import { type Column, column, dataTable, spreadsheetText, text, texts } from './table.ts'
import { writtenTime } from './written-time.ts'

interface MatchRow {
  readonly category: Category
  readonly division: Division
  readonly match: Match
}

const nameOf = (side: Participant): string => {
  if (side.kind === 'team') return side.name
  return side.kind === 'placeholder' ? side.label : 'bye'
}

function openSides({ home, away }: Match): string | null {
  if (home.kind !== 'placeholder') return away.kind === 'placeholder' ? 'away' : null
  return away.kind === 'placeholder' ? 'both' : 'home'
}

const goalColumns = (ends: string, of: (match: Match) => Score | null): Column<MatchRow>[] => [
  column(`home${ends}`, 'integer', ({ match }) => of(match)?.home ?? null),
  column(`away${ends}`, 'integer', ({ match }) => of(match)?.away ?? null),
]

const penaltiesOf = (match: Match): Score | null => (match.kind === 'finished' ? match.penalties : null)
const winnerOf = (match: Match): SideName | null =>
  'winner' in match && match.kind !== 'bye' ? match.winner : null

/** Returns the state of a match in the words of the open format. A match with a hidden result has the same states. */
export function stateOf(match: Match): string {
  if (match.kind === 'hidden') return match.phase
  if (match.kind === 'called-off') return match.how
  return match.kind === 'unreported' ? 'finished' : match.kind
}

/** Returns the score that a match has or that stood: beside the state, which says whether it counts. */
const writtenScore = (match: Match): Score | null =>
  match.kind === 'called-off' ? match.stood : scoreOf(match)

const playedBeforeJury = (match: Match): Score | null =>
  match.kind === 'walkover' ? (match.stood ?? null) : null

const isStopped = (match: Match): boolean => match.kind === 'finished' && match.abandoned !== undefined

/** Returns why a match was called off, stopped or decided without its score. */
export function reasonOf(match: Match): Reason | null {
  if (match.kind === 'called-off') return match.reason
  if (match.kind === 'walkover') return match.reason ?? null
  return match.kind === 'finished' ? (match.abandoned?.reason ?? null) : null
}

const COLUMNS: readonly Column<MatchRow>[] = [
  yearColumn,
  classColumn,
  text(
    'stage',
    ({ category, division }, { stages }) =>
      stages.get(stageKey(category.id, division.stageId))?.name.en ?? null,
  ),
  divisionColumn,
  text('id', ({ match: { id } }) => id),
  text('number', ({ match: { number } }) => number),
  text('round', ({ match: { round } }) => round.name),
  column('roundRank', 'integer', ({ match: { round } }) => round.rank),
  column('roundIndex', 'integer', ({ match: { round } }) => round.index),
  column('date', 'date', ({ match: { time } }) => matchDay(time)),
  column('time', 'time', ({ match }) => {
    const at = startOf(match)
    return at === null ? null : clock(at)
  }),
  column('startsAt', 'datetime', ({ match }) => {
    const at = startOf(match)
    return at === null ? null : writtenTime(at)
  }),
  text('home', ({ match: { home } }) => nameOf(home)),
  text('homeId', ({ match: { home } }) => teamIdOf(home)),
  text('away', ({ match: { away } }) => nameOf(away)),
  text('awayId', ({ match: { away } }) => teamIdOf(away)),
  ...goalColumns('Score', writtenScore),
  ...goalColumns('HalfTime', halfTimeOf),
  ...goalColumns('Penalties', penaltiesOf),
  text('decision', ({ match }) => (match.kind === 'finished' ? match.decision : null)),
  text('winner', ({ match }) => winnerOf(match)),
  text('state', ({ match }) =>
    match.kind === 'bye' ? null : isStopped(match) ? 'abandoned' : stateOf(match),
  ),
  text('counts', ({ match }) => (isStopped(match) ? 'yes' : null)),
  text('walkover', ({ match }) => (match.kind === 'walkover' && match.bothLose ? 'both' : null)),
  ...goalColumns('Stood', playedBeforeJury),
  ...texts<MatchRow>('reason', ({ match }) => reasonOf(match)),
  text('replays', ({ match }) => match.replays ?? null),
  text('arena', ({ match }, { fields }) => fields.get(match.fieldId ?? '')?.arenaId ?? null),
  text('field', ({ match: { fieldId } }) => fieldId),
  text('fieldAsWritten', ({ match }) => match.locationName),
  text('stream', ({ match }) => match.streamId),
  column('movedFrom', 'datetime', ({ match: { movedFrom } }) =>
    movedFrom?.at == null ? null : writtenTime(movedFrom.at),
  ),
  text('movedFromField', ({ match: { movedFrom } }) => movedFrom?.locationName ?? null),
  text('open', ({ match }) => openSides(match)),
  column('featured', 'integer', ({ match: { id } }, { edition }) => edition.featured.indexOf(id) + 1 || null),
  text('referees', ({ match: { referees } }) => referees ?? null),
]

/** Every match but byes. Its columns are those that `npm run import` reads. */
export const matchTable = dataTable<MatchRow>(
  {
    name: 'matches',
    key: ['year', 'id'],
  },
  (index) =>
    divisionsOf(index).flatMap(({ category, division }) =>
      playable(division.matches).map((match) => ({ category, division, match })),
    ),
  COLUMNS,
)

/** Byes: places in a bracket where a side goes on without a match. Their columns are those of matches. */
export const byeTable = dataTable<MatchRow>(
  {
    name: 'byes',
    columnsOf: 'matches',
    key: ['year', 'id'],
  },
  (index) =>
    divisionsOf(index).flatMap(({ category, division }) =>
      division.matches.filter(({ kind }) => kind === 'bye').map((match) => ({ category, division, match })),
    ),
  COLUMNS,
)

/** Returns the given matches, as they are shown, for a visitor's spreadsheet: the rows of the open data. */
export const matchListText = (index: EditionIndex, matches: readonly Match[], locale: Locale): string =>
  spreadsheetText(
    COLUMNS,
    matches.flatMap((match) => {
      const category = index.categories.get(match.categoryId)
      const division = index.divisions.get(match.divisionId)
      return category && division ? [{ category, division, match }] : []
    }),
    index,
    locale,
  )
