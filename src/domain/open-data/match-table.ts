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
import { type Column, column, dataTable, spreadsheetText, text } from './table.ts'
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
    ({ match }) => of(match)?.home ?? null,
  ),
  column(
    `away${ends}`,
    'integer',
    `${en}, away side`,
    `${sv}, bortalaget`,
    ({ match }) => of(match)?.away ?? null,
  ),
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
    'Name of the stage',
    'Etappens namn',
    ({ category, division }, { stages }) =>
      stages.get(stageKey(category.id, division.stageId))?.name.en ?? null,
  ),
  divisionColumn,
  text(
    'id',
    'Id of the match, the same for good',
    'Matchens id, som aldrig ändras',
    ({ match: { id } }) => id,
  ),
  text('number', 'Number in the programme', 'Matchnummer', ({ match: { number } }) => number),
  text(
    'round',
    'Name of the round as the cup gives it',
    'Omgångens namn',
    ({ match: { round } }) => round.name,
  ),
  column(
    'roundRank',
    'integer',
    '0 is the final, 1 the semifinals',
    '0 är finalen, 1 semifinalerna',
    ({ match: { round } }) => round.rank,
  ),
  column(
    'roundIndex',
    'integer',
    'From 1 within the round; 0/2 is third place',
    'Från 1 i omgången; 0/2 är tredje pris',
    ({ match: { round } }) => round.index,
  ),
  column('date', 'date', 'Day in Stockholm', 'Dag i Stockholm', ({ match: { time } }) => matchDay(time)),
  column(
    'time',
    'time',
    'HH:mm in Stockholm; empty where only the day is known',
    'HH:mm i Stockholm; tom när bara dagen är känd',
    ({ match }) => {
      const at = startOf(match)
      return at === null ? null : clock(at)
    },
  ),
  column(
    'startsAt',
    'datetime',
    'The same instant with its offset',
    'Samma tidpunkt med tidszon',
    ({ match }) => {
      const at = startOf(match)
      return at === null ? null : writtenTime(at)
    },
  ),
  text(
    'home',
    'Home side, or what stands for it until it is known',
    'Hemmalag, eller det som står för det',
    ({ match: { home } }) => nameOf(home),
  ),
  text('homeId', 'Its id, see teams.csv', 'Dess id, se teams.csv', ({ match: { home } }) => teamIdOf(home)),
  text(
    'away',
    'Away side, or what stands for it until it is known',
    'Bortalag, eller det som står för det',
    ({ match: { away } }) => nameOf(away),
  ),
  text('awayId', 'Its id, see teams.csv', 'Dess id, se teams.csv', ({ match: { away } }) => teamIdOf(away)),
  ...goalColumns('Score', 'Goals', 'Mål', writtenScore),
  ...goalColumns('HalfTime', 'Goals at half-time', 'Mål i halvtid', halfTimeOf),
  ...goalColumns('Penalties', 'Goals in the penalty shoot-out', 'Mål på straffar', penaltiesOf),
  text(
    'decision',
    'regular-time, extra-time, sudden-death, penalties or lots',
    'regular-time, extra-time, sudden-death, penalties eller lots',
    ({ match }) => (match.kind === 'finished' ? match.decision : null),
  ),
  text('winner', 'home or away; empty for a draw', 'home eller away; tom vid oavgjort', ({ match }) =>
    winnerOf(match),
  ),
  text(
    'state',
    'scheduled, live, finished, walkover, cancelled, postponed, abandoned or annulled',
    'scheduled, live, finished, walkover, cancelled, postponed, abandoned eller annulled',
    ({ match }) => (match.kind === 'bye' ? null : isStopped(match) ? 'abandoned' : stateOf(match)),
  ),
  text(
    'counts',
    'yes where the score of an abandoned match counts; that of no other abandoned or annulled match does',
    'yes när en avbruten matchs resultat räknas; annars räknas inget avbrutet eller annullerat',
    ({ match }) => (isStopped(match) ? 'yes' : null),
  ),
  text(
    'walkover',
    'both where neither team came to a walkover: both lose',
    'both när inget av lagen kom till en walkover: båda förlorar',
    ({ match }) => (match.kind === 'walkover' && match.bothLose ? 'both' : null),
  ),
  ...goalColumns(
    'Stood',
    'Goals that were played before a disqualification, which do not count',
    'Spelade mål före en diskvalificering, som inte räknas',
    playedBeforeJury,
  ),
  text(
    'reason',
    'Why it was called off, stopped or decided without its score',
    'Varför den ställdes in, avbröts eller dömdes, på engelska',
    ({ match }) => reasonOf(match)?.en ?? null,
  ),
  text('reasonSv', 'The same in Swedish', 'Samma på svenska', ({ match }) => reasonOf(match)?.sv ?? null),
  text(
    'replays',
    'Id of the match that it replaces',
    'Id för matchen som den ersätter',
    ({ match }) => match.replays ?? null,
  ),
  text(
    'arena',
    'Id of the arena, see fields.csv',
    'Arenans id, se fields.csv',
    ({ match }, { fields }) => fields.get(match.fieldId ?? '')?.arenaId ?? null,
  ),
  text(
    'field',
    'Id of the field, see fields.csv',
    'Planens id, se fields.csv',
    ({ match: { fieldId } }) => fieldId,
  ),
  text(
    'fieldAsWritten',
    "The field's name as written for this match",
    'Planens namn som det skrevs för matchen',
    ({ match }) => match.locationName,
  ),
  text(
    'stream',
    'Id of the stream, see streams.csv',
    'Sändningens id, se streams.csv',
    ({ match }) => match.streamId,
  ),
  column(
    'movedFrom',
    'datetime',
    'When it was to start before it was moved',
    'När den skulle börja innan den flyttades',
    ({ match: { movedFrom } }) => (movedFrom?.at == null ? null : writtenTime(movedFrom.at)),
  ),
  text(
    'movedFromField',
    'The field as written before it was moved',
    'Planen som den skrevs före flytten',
    ({ match: { movedFrom } }) => movedFrom?.locationName ?? null,
  ),
  text(
    'open',
    'Sides whose team is not known yet: home, away or both',
    'Sidor vars lag inte är kända än: home, away eller both',
    ({ match }) => openSides(match),
  ),
  column(
    'featured',
    'integer',
    'Place among the featured matches, from 1',
    'Plats bland de utvalda matcherna, från 1',
    ({ match: { id } }, { edition }) => edition.featured.indexOf(id) + 1 || null,
  ),
  text(
    'referees',
    'Pair or club that referees; no persons',
    'Par eller förening som dömer; inga personer',
    ({ match: { referees } }) => referees ?? null,
  ),
]

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
  COLUMNS,
)

/** Byes: places in a bracket where a side goes on without a match. Their columns are those of matches. */
export const byeTable = dataTable<MatchRow>(
  {
    name: 'byes',
    about: {
      en: 'Byes: who goes on without a match, in the columns of matches.csv',
      sv: 'Frirundor: vem som går vidare utan match, med kolumnerna i matches.csv',
    },
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
