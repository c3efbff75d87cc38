import { memoized } from '../memoized.ts'
import type { Category, Team } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { resultFor } from '../tournament/form.ts'
import { isHeadline } from '../tournament/margin.ts'
import type { Match } from '../tournament/match.ts'
import { byTime } from '../tournament/match-days.ts'
import { otherSide, winnerOf } from '../tournament/outcome.ts'
import { playingTeams } from '../tournament/withdrawn.ts'
import { type Title, titlesOf } from './titles.ts'

type Finished = Extract<Match, { kind: 'finished' }>

/** A match that is remembered, with what it is remembered for. */
export interface MatchFeat {
  readonly index: EditionIndex
  readonly category: Category
  readonly match: Finished
  /** The measure of the feat: a margin, the number of goals, or the lead that was turned. */
  readonly value: number
}

/** Matches that a team won one after the other. */
export interface WinningRun {
  readonly index: EditionIndex
  readonly category: Category
  readonly team: Team
  readonly length: number
  /** The last of them. */
  readonly match: Match
}

export interface EditionRecords {
  /**
   * Finals of all play-offs, the smallest margin first; at an equal margin, those that regular time did not decide first.
   */
  readonly closestFinals: readonly MatchFeat[]
  /** Most goals by both sides first. */
  readonly mostGoals: readonly MatchFeat[]
  /** Wins after being behind at half-time, the largest lead turned first. */
  readonly turned: readonly MatchFeat[]
  /** Longest first. */
  readonly runs: readonly WinningRun[]
}

/** How many records of each kind an edition keeps. The all-time lists are made of these, and are no longer. */
export const KEPT = 10

/** The largest margin of a close final: if few finals were played, even the closest of them may not have been close. */
const CLOSE = 3

/** A shorter run is not worth telling. */
const SHORTEST_RUN = 3

/**
 * The records of an edition. A walkover is not a record and does not break a run. A one-sided score of children is not a
 * record either (see `isHeadline`). Classes that publish no results have no records.
 */
export const editionRecords = memoized((index: EditionIndex): EditionRecords => {
  const open = index.edition.categories.filter(({ resultsHidden }) => !resultsHidden)
  const feats = open.flatMap((category) =>
    category.divisions.flatMap(({ matches }) =>
      matches.flatMap((match) => (isFeat(match, category) ? [{ index, category, match }] : [])),
    ),
  )
  return {
    closestFinals: closest(titlesOf(index), index),
    mostGoals: top(feats.map((feat) => ({ ...feat, value: goalsOf(feat.match) }))),
    turned: top(
      feats.map((feat) => ({ ...feat, value: turnedLead(feat.match) })).filter(({ value }) => value > 0),
    ),
    runs: longest(open.flatMap((category) => runsOf(index, category))),
  }
})

/** Returns the records of all editions, from those that each edition keeps. */
export const allRecords = (editions: readonly EditionIndex[]): EditionRecords =>
  bestRecords(editions.map(editionRecords))

/** Merges the records of several editions. */
export const bestRecords = (records: readonly EditionRecords[]): EditionRecords => ({
  closestFinals: records
    .flatMap(({ closestFinals }) => closestFinals)
    .sort(byCloseness)
    .slice(0, KEPT),
  mostGoals: top(records.flatMap(({ mostGoals }) => mostGoals)),
  turned: top(records.flatMap(({ turned }) => turned)),
  runs: longest(records.flatMap(({ runs }) => runs)),
})

const isFeat = (match: Match, { age }: Category): match is Finished =>
  match.kind === 'finished' && isHeadline(match.score, age)

const goalsOf = ({ score }: Finished): number => score.home + score.away
const marginOf = ({ score }: Finished): number => Math.abs(score.home - score.away)

function closest(titles: readonly Title[], index: EditionIndex): MatchFeat[] {
  return titles
    .flatMap(({ final, category }) =>
      final.kind === 'finished' && marginOf(final) <= CLOSE
        ? [{ index, category, match: final, value: marginOf(final) }]
        : [],
    )
    .sort(byCloseness)
    .slice(0, KEPT)
}

/** Sorts by margin, the smallest first; then matches that regular time did not decide; then those with more goals. */
const byCloseness = (one: MatchFeat, other: MatchFeat): number =>
  one.value - other.value ||
  beyond(other.match) - beyond(one.match) ||
  goalsOf(other.match) - goalsOf(one.match) ||
  byYear(one, other)

const beyond = ({ decision }: Finished): number => (decision === 'regular-time' ? 0 : 1)

/** Returns how far the winner was behind at half-time; 0 if it was not behind, or if the half-time score is not known. */
function turnedLead(match: Finished): number {
  const winner = winnerOf(match)
  if (!winner || !match.halfTime) return 0
  return Math.max(0, match.halfTime[otherSide(winner)] - match.halfTime[winner])
}

const top = (feats: readonly MatchFeat[]): MatchFeat[] =>
  feats
    .toSorted(
      (one, other) =>
        other.value - one.value || marginOf(one.match) - marginOf(other.match) || byYear(one, other),
    )
    .slice(0, KEPT)

function runsOf(index: EditionIndex, category: Category): WinningRun[] {
  return playingTeams(category).flatMap((team) => {
    const played = (index.matchesByTeam.get(team.id) ?? [])
      .filter(({ categoryId, kind }) => categoryId === category.id && kind === 'finished')
      .sort(byTime)
    let run: Match[] = []
    let best: Match[] = []
    for (const match of played) {
      run = resultFor(match, team.id) === 'won' ? [...run, match] : []
      if (run.length > best.length) best = run
    }
    const last = best.at(-1)
    return last && best.length >= SHORTEST_RUN
      ? [{ index, category, team, length: best.length, match: last }]
      : []
  })
}

const longest = (runs: readonly WinningRun[]): WinningRun[] =>
  runs.toSorted((one, other) => other.length - one.length || byYear(one, other)).slice(0, KEPT)

/** Sorts the older match first: the first to set a record keeps it. */
const byYear = (
  one: { readonly index: EditionIndex; readonly match: Match },
  other: { readonly index: EditionIndex; readonly match: Match },
): number => one.index.edition.year - other.index.edition.year || (one.match.id < other.match.id ? -1 : 1)
