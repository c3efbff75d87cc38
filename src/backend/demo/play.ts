import { type Score, walkoverScore } from '../../domain/tournament/match.ts'
import type { RankingRule } from '../../domain/tournament/ranking.ts'
import { computeStandings } from '../../domain/tournament/standings.ts'
import type { DivisionDocument, MatchDocument } from '../document/cup-document.ts'
import type { AgeClass } from './age-classes.ts'
import { slotMinutes } from './cup-week.ts'
import type { EditionPlan } from './edition-plans.ts'
import { type Bracket, type Entrant, type Fixture, type Group, teamOf } from './fixtures.ts'
import { happen, isUnplayed } from './incidents.ts'
import type { Random } from './random.ts'
import { halfTimeOf, type ScoreMaker, scoreSoFar } from './scores.ts'
import { placeholder } from './wording.ts'

const WALKOVER_CHANCE = 0.005
/** In the older editions some results were never handed in. */
const UNREPORTED_CHANCE = 0.0015
const UNREPORTED_BEFORE = 2019
const HALF_TIME_CHANCE = 0.93

/** The state that playing an edition needs. */
export interface PlayDay {
  readonly plan: EditionPlan
  /** Epoch milliseconds: matches that began earlier are over or live. */
  readonly now: number
  readonly scores: ScoreMaker
  readonly strengthOf: (teamId: string) => number
  readonly random: Random
  /** The number of results that may still be recorded. Limited only in the edition whose results were not kept. */
  resultsLeft: number
}

type Phase = 'scheduled' | 'live' | 'finished'

function phaseOf(fixture: Fixture, now: number): { phase: Phase; share: number } {
  const { startsAt } = fixture.document
  if (!startsAt) return { phase: 'scheduled', share: 0 }
  const start = Date.parse(startsAt)
  const share = (now - start) / (slotMinutes(fixture.slots) * 60_000)
  return { phase: share >= 1 ? 'finished' : share >= 0 ? 'live' : 'scheduled', share }
}

/** Writes both sides into the match: the team if it is known, else a placeholder. Returns true if both teams are known. */
function nameSides(day: PlayDay, fixture: Fixture, letter: string): boolean {
  const sideOf = (entrant: Entrant): MatchDocument['home'] => {
    if (entrant.kind === 'bye') return { bye: true }
    const team = teamOf(entrant)
    return team === null ? { placeholder: placeholder(entrant, day.plan.year, letter) } : { team }
  }
  fixture.document.home = sideOf(fixture.home)
  fixture.document.away = sideOf(fixture.away)
  return 'team' in fixture.document.home && 'team' in fixture.document.away
}

/** Plays one match up to the current time of the clock. */
function playMatch(day: PlayDay, fixture: Fixture, ageClass: AgeClass): void {
  const { document, incident } = fixture
  if (incident && (isUnplayed(incident) || ageClass.kind === 'mini')) {
    happen(document, incident, null)
    return
  }
  const { phase, share } = phaseOf(fixture, day.now)
  if (phase === 'scheduled' || day.resultsLeft <= 0) return
  document.state = phase
  if (ageClass.kind === 'mini') return
  const random = day.random.fork(document.id)
  const [home, away] = [teamOf(fixture.home), teamOf(fixture.away)]
  if (home === null || away === null) return
  const full = day.scores.fullTime(ageClass, day.strengthOf(home), day.strengthOf(away), random)
  if (incident) {
    happen(document, incident, full)
    return
  }
  if (phase === 'live') {
    document.score = scoreSoFar(full, share)
    return
  }
  day.resultsLeft -= 1
  if (ageClass.kind !== 'open' && random.chance(WALKOVER_CHANCE)) {
    walkOver(document, random)
    return
  }
  if (!fixture.knockOut && day.plan.year < UNREPORTED_BEFORE && random.chance(UNREPORTED_CHANCE)) return
  if (random.chance(HALF_TIME_CHANCE)) document.halfTime = halfTimeOf(full, random)
  document.score = fixture.knockOut ? decided(document, full, random) : full
}

function walkOver(document: MatchDocument, random: Random): void {
  document.state = 'walkover'
  document.winner = random.chance(0.5) ? 'home' : 'away'
  document.score = walkoverScore(document.winner)
}

/** Decides a level knock-out match: it goes on until somebody scores (sudden death). */
function decided(document: MatchDocument, full: Score, random: Random): Score {
  if (full.home !== full.away) return full
  document.decision = 'sudden-death'
  return random.chance(0.5) ? { ...full, home: full.home + 1 } : { ...full, away: full.away + 1 }
}

/** Plays a group, and ranks it if its last match is over. */
export function playGroup(day: PlayDay, group: Group): void {
  const { division } = group
  if (division.teams.length === 0) {
    const teams = group.entrants.map(teamOf).filter((team) => team !== null)
    if (teams.length === group.entrants.length) division.teams.push(...teams)
  }
  const fixtures = group.rounds.flat()
  for (const fixture of fixtures) {
    if (nameSides(day, fixture, 'A')) playMatch(day, fixture, group.ageClass)
  }
  const over = fixtures.every(isOver)
  if (over && fixtures.length > 0 && group.ageClass.kind !== 'mini')
    rankGroup(group, day.plan.ranking, day.random)
}

const SETTLED: readonly MatchDocument['state'][] = ['finished', 'walkover', 'cancelled', 'annulled']

/** Whether nothing of a match is to come. */
const isOver = ({ document, replay }: Fixture): boolean => replay !== null || SETTLED.includes(document.state)

const COUNTING: readonly MatchDocument['state'][] = ['finished', 'walkover']

/** Every result that counts in the group's table. */
function resultsOf(division: DivisionDocument) {
  const played = division.matches.flatMap(({ home, away, score, state }) =>
    'team' in home && 'team' in away && score && COUNTING.includes(state)
      ? [{ homeTeamId: home.team, awayTeamId: away.team, score }]
      : [],
  )
  const carried = division.carriedOver.map(({ home, away, score }) => ({
    homeTeamId: home,
    awayTeamId: away,
    score,
  }))
  return [...played, ...carried]
}

/**
 * Sets the final order. If the ranking chain leaves teams level, they draw lots, which are stored with the group. If the
 * edition has no lots, the table is published as the cup decided it, and counts as the truth.
 */
function rankGroup(group: Group, rule: RankingRule, random: Random): void {
  const { division } = group
  const results = resultsOf(division)
  const level = (lots: readonly string[]) => {
    const rows = computeStandings(division.teams, results, rule, lots)
    return rows.filter((row, index) => index > 0 && row.tieBreaker === null).length > 0 ? null : rows
  }
  let rows = level([])
  if (!rows) {
    const drawn = drawnLots(computeStandings(division.teams, results, rule, []), random.fork(division.id))
    if (rule.chain.includes('lots')) {
      division.lots.push(...drawn)
      rows = computeStandings(division.teams, results, rule, division.lots)
    } else {
      rows = computeStandings(division.teams, results, { ...rule, chain: [...rule.chain, 'lots'] }, drawn)
      division.table.push(...tableOf(rows))
    }
  }
  group.order = rows.map((row) => row.teamId)
}

type Rows = ReturnType<typeof computeStandings>

function drawnLots(rows: Rows, random: Random): string[] {
  const tied = rows.filter((row, index) => {
    const below = rows[index + 1]
    return (index > 0 && row.tieBreaker === null) || below?.tieBreaker === null
  })
  return random.shuffled(tied.map((row) => row.teamId))
}

/** Returns the final table of a group, as the cup would publish it. */
export function finalTable({ division }: Group, rule: RankingRule): DivisionDocument['table'] {
  return tableOf(computeStandings(division.teams, resultsOf(division), rule, division.lots))
}

function tableOf(rows: Rows): DivisionDocument['table'] {
  return rows.map(({ teamId, played, won, tied, lost, points, goalsFor, goalsAgainst }, index) => ({
    team: teamId,
    rank: index + 1,
    played,
    won,
    tied,
    lost,
    points,
    goalsWon: goalsFor,
    goalsLost: goalsAgainst,
  }))
}

/** Plays a bracket round by round. The groups that feed it must be played first. */
export function playBracket(day: PlayDay, bracket: Bracket): void {
  for (const fixture of bracket.rounds.flat()) {
    const known = nameSides(day, fixture, bracket.letter)
    if (fixture.home.kind === 'bye' || fixture.away.kind === 'bye') {
      const side = fixture.home.kind === 'bye' ? 'away' : 'home'
      if (teamOf(fixture[side]) !== null) fixture.document.winner = side
    } else if (known) {
      playMatch(day, fixture, bracket.ageClass)
    }
  }
}
