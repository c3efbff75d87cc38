import { walkoverScore } from '../../domain/tournament/match.ts'
import { otherSide } from '../../domain/tournament/outcome.ts'
import { inEachLanguage } from '../../i18n/service-text.ts'
import type {
  CategoryDocument,
  DivisionDocument,
  EditionDocument,
  MatchDocument,
} from '../document/cup-document.ts'
import { matchesOf } from '../document/divisions-of.ts'
import { winnerOf } from './fixtures.ts'

/** The only class without a play-off: what a jury decides there moves no other match. */
const CLASS = 'para'

/** What a jury decided in a past edition, by year: each decision is one entry. */
const DECISIONS: Readonly<Record<number, (league: DivisionDocument, category: CategoryDocument) => void>> = {
  2019: withdraw,
  2022: disqualify,
  2023: loseBoth,
  2024: takePoints,
}

/** The edition from which on referees and breaks are published. */
const PUBLISHED_SINCE = 2025
const PAIRS = 12

/** Adds what happens at every cup beside the matches: decisions of a jury, pairs of referees, and breaks. */
export function addDecisions(edition: EditionDocument): void {
  const category = edition.categories.find(({ id }) => id === CLASS)
  const league = category?.stages[0]?.divisions[0]
  if (category && league) DECISIONS[edition.year]?.(league, category)
  if (edition.year >= PUBLISHED_SINCE) nameReferees(edition)
}

const lastFinished = ({ matches }: DivisionDocument, of: (match: MatchDocument) => boolean = () => true) =>
  matches.findLast((match) => match.state === 'finished' && !match.replays && of(match))

/** A team leaves before its last match, which its opponent wins; what it has played stays. */
function withdraw(league: DivisionDocument, { teams }: CategoryDocument): void {
  const match = lastFinished(league, (one) => 'team' in one.away)
  const team = teams.find(({ id }) => match && 'team' in match.away && match.away.team === id)
  if (!match || !team) return
  const reason = inEachLanguage('demo.ill')
  team.withdrawn = { rule: 'keep-played', reason }
  forget(match)
  Object.assign(match, { state: 'walkover', winner: 'home', score: walkoverScore('home'), reason })
}

/** The winner is disqualified: the other side wins without goals of its own, and the score that was played is kept. */
function disqualify(league: DivisionDocument): void {
  const match = lastFinished(league, (one) => winnerOf(one) !== null)
  const side = match && winnerOf(match)
  if (!match || !side) return
  const { score } = match
  const winner = otherSide(side)
  forget(match)
  Object.assign(match, {
    state: 'walkover',
    winner,
    score: walkoverScore(winner),
    stood: score,
    reason: inEachLanguage('demo.otherClassPlayer'),
  })
}

/** Neither team came. */
function loseBoth(league: DivisionDocument): void {
  const match = lastFinished(league)
  if (!match) return
  forget(match)
  Object.assign(match, { state: 'walkover', bothLose: true })
}

function takePoints(league: DivisionDocument): void {
  const [team] = league.teams
  if (team === undefined) return
  const reason = inEachLanguage('demo.late')
  league.adjustments = [{ team, points: -1, reason }]
}

function forget(match: MatchDocument): void {
  for (const key of ['score', 'halfTime', 'penalties', 'decision', 'winner', 'abandoned', 'reason'] as const)
    delete match[key]
}

/** Each field has a pair of its own, and a break in the middle of its first day that has room for one. */
function nameReferees({ arenas, categories }: EditionDocument): void {
  const matches = matchesOf(categories)
  const byField = Map.groupBy(matches, ({ field }) => field)
  const fields = arenas.flatMap((arena) => arena.fields)
  for (const [at, field] of fields.entries()) {
    const own = byField.get(field.id) ?? []
    for (const match of own) match.referees = `Domarpar ${1 + (at % PAIRS)}`
    const pause = at === 0 ? pauseIn(own) : null
    if (pause) field.breaks = [{ ...pause, name: inEachLanguage('demo.lunch') }]
  }
}

/** The longest that a match lasts, and the least time that is left for lunch, in minutes. */
const [LONGEST, LUNCH] = [70, 30]
const MINUTE = 60_000

/** Returns the first pause between two matches of a day that is long enough; null if there is none. */
function pauseIn(matches: readonly MatchDocument[]): { from: string; to: string } | null {
  const starts = matches.flatMap(({ startsAt }) => startsAt ?? []).sort()
  for (const [at, start] of starts.entries()) {
    const next = starts[at + 1]
    const end = Date.parse(start) + LONGEST * MINUTE
    if (next?.slice(0, 10) === start.slice(0, 10) && Date.parse(next) - end >= LUNCH * MINUTE)
      return { from: new Date(end).toISOString(), to: new Date(end + LUNCH * MINUTE).toISOString() }
  }
  return null
}
