import type { Category, Division, Team } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { resultFor } from '../tournament/form.ts'
import { isHeadline } from '../tournament/margin.ts'
import type { Match } from '../tournament/match.ts'
import { byTime } from '../tournament/match-days.ts'
import { nationOf } from '../tournament/nation.ts'
import { otherSide, SIDES, sideOf, teamIdOf } from '../tournament/outcome.ts'
import { byReached, type Reached, reachedBy } from '../tournament/reached.ts'
import { addRecords, NO_RECORD, type TeamRecord, teamRecord } from '../tournament/team-record.ts'

/** What of an edition the story of some teams is made from: a page has it whole, My Week of its favourites. */
export interface StoryCup {
  readonly teams: ReadonlyMap<string, Team>
  readonly categories: ReadonlyMap<string, Pick<Category, 'shortName' | 'age' | 'resultsHidden'>>
  readonly divisions: ReadonlyMap<string, Pick<Division, 'kind' | 'name' | 'categoryId'>>
  /** By code as teams have it: what tells nations apart. */
  readonly nationKey: (code: string | null) => string | null
}

type Finished = Extract<Match, { kind: 'finished' }>

/** A match that one of the teams won. */
interface Win {
  readonly team: Team
  readonly match: Finished
  readonly margin: number
  /** By how much it was behind at half-time; 0 where it was not, or nobody told. */
  readonly behind: number
}

/** How an edition went for some teams: a club's, or those that somebody follows. */
export interface TeamsStory {
  readonly teams: readonly Team[]
  readonly record: TeamRecord
  /** Nations that they met besides their own. */
  readonly nationsMet: number
  /** Those that came furthest in a play-off, the furthest first. */
  readonly best: readonly { readonly team: Team; readonly reached: Reached }[]
  readonly closestWin: Win | null
  readonly turned: Win | null
  readonly run: { readonly team: Team; readonly length: number } | null
  /** Short names of their classes that publish no results. */
  readonly hidden: readonly string[]
}

/** Of the teams that came furthest a story names so many. */
const BEST = 3
/** A win by more is not close. */
const CLOSE = 2
/** Fewer wins are no run. */
const RUN = 3

/** The story of some teams of an edition. */
export function storyOf(index: EditionIndex, teams: readonly Team[]): TeamsStory {
  const matches = new Set(teams.flatMap(({ id }) => index.matchesByTeam.get(id) ?? []))
  return teamsStory(teams, [...matches], storyCup(index))
}

/** An edition as the stories of its teams ask it. */
export const storyCup = ({ teams, categories, divisions }: EditionIndex): StoryCup => ({
  teams,
  categories,
  divisions,
  nationKey: (code) => nationOf(code)?.key ?? null,
})

/** @param matches that the teams play in */
export function teamsStory(teams: readonly Team[], matches: readonly Match[], cup: StoryCup): TeamsStory {
  const shown = [...matches].sort(byTime)
  const wins = teams.flatMap((team) => winsOf(team, shown, cup))
  const [closestWin = null] = wins
    .filter(({ margin }) => margin <= CLOSE)
    .toSorted((one, other) => one.margin - other.margin || goals(other) - goals(one))
  const [turned = null] = wins
    .filter(({ behind }) => behind > 1)
    .toSorted((one, other) => other.behind - one.behind)
  const [run = null] = teams
    .map((team) => ({ team, length: longestRun(team, shown) }))
    .filter(({ length }) => length >= RUN)
    .sort((one, other) => other.length - one.length)
  return {
    teams,
    record: teams.map(({ id }) => teamRecord(shown, id)).reduce(addRecords, NO_RECORD),
    nationsMet: nationsMet(teams, shown, cup),
    best: teams
      .flatMap((team) => reachedBy(team.id, shown, cup).map((reached) => ({ team, reached })))
      .filter(({ reached }) => !reached.isIn)
      .sort((one, other) => byReached(one.reached, other.reached))
      .slice(0, BEST),
    closestWin,
    turned: turned?.match === closestWin?.match ? null : turned,
    run,
    hidden: hiddenClasses(teams, cup),
  }
}

function winsOf(team: Team, matches: readonly Match[], { categories }: StoryCup): Win[] {
  return matches.flatMap((match) => {
    const side = sideOf(match, team.id)
    if (!side || match.kind !== 'finished' || resultFor(match, team.id) !== 'won') return []
    if (!isHeadline(match.score, categories.get(match.categoryId)?.age ?? null)) return []
    const { score, halfTime } = match
    const other = otherSide(side)
    const behind = halfTime ? Math.max(0, halfTime[other] - halfTime[side]) : 0
    return [{ team, match, margin: Math.abs(score[side] - score[other]), behind }]
  })
}

const goals = ({ match: { score } }: Win): number => score.home + score.away

function longestRun(team: Team, matches: readonly Match[]): number {
  let [run, longest] = [0, 0]
  for (const match of matches) {
    if (match.kind !== 'finished' || !sideOf(match, team.id)) continue
    run = resultFor(match, team.id) === 'won' ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

function nationsMet(teams: readonly Team[], matches: readonly Match[], cup: StoryCup): number {
  const key = (team: Team | undefined) => cup.nationKey(team?.nationCode ?? null)
  const own = new Set(teams.map(key))
  const met = matches
    .filter(({ kind }) => kind === 'finished')
    .flatMap((match) => SIDES.map((side) => key(cup.teams.get(teamIdOf(match[side]) ?? ''))))
  return new Set(met.filter((nation) => nation !== null && !own.has(nation))).size
}

const hiddenClasses = (teams: readonly Team[], { categories }: StoryCup): string[] => [
  ...new Set(
    teams.flatMap(({ categoryId }) => {
      const category = categories.get(categoryId)
      return category?.resultsHidden ? [category.shortName] : []
    }),
  ),
]
