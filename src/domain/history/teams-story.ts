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

/** The part of an edition that the story of some teams needs. A page has all of it; My Week has that of its favourites. */
export interface StoryContext {
  readonly teams: ReadonlyMap<string, Team>
  readonly categories: ReadonlyMap<string, Pick<Category, 'shortName' | 'age' | 'resultsHidden'>>
  readonly divisions: ReadonlyMap<string, Pick<Division, 'kind' | 'name' | 'categoryId'>>
  /** Returns the key that identifies a nation, from the code that a team has. */
  readonly nationKey: (code: string | null) => string | null
}

type Finished = Extract<Match, { kind: 'finished' }>

/** A match that one of the teams won. */
interface Win {
  readonly team: Team
  readonly match: Finished
  readonly margin: number
  /** How far the team was behind at half-time; 0 if it was not behind, or if the half-time score is not known. */
  readonly behind: number
}

/** How an edition went for some teams: a club's, or those that somebody follows. */
export interface TeamsStory {
  readonly teams: readonly Team[]
  /** The matches that the teams have played, without walkovers; one between two of them counts once. */
  readonly played: number
  /** Wins and goals of all the teams. A win by walkover is no feat, and its goals were never scored. */
  readonly record: Pick<TeamRecord, 'won' | 'goalsFor'>
  /** How many nations other than their own they met. */
  readonly nationsMet: number
  /** The teams that came furthest in a play-off, the furthest first. */
  readonly best: readonly { readonly team: Team; readonly reached: Reached }[]
  readonly closestWin: Win | null
  readonly turned: Win | null
  readonly run: { readonly team: Team; readonly length: number } | null
  /** Short names of the teams' classes that publish no results. */
  readonly hidden: readonly string[]
}

/** How many of the teams that came furthest a story names. */
const BEST = 3
/** The largest margin of a close win. */
const CLOSE = 2
/** The fewest wins in a row that count as a run. */
const RUN = 3

/** The story of some teams of an edition. */
export function storyOf(index: EditionIndex, teams: readonly Team[]): TeamsStory {
  const matches = new Set(teams.flatMap(({ id }) => index.matchesByTeam.get(id) ?? []))
  return teamsStory(teams, [...matches], storyContext(index))
}

/** Returns the part of an edition that the stories of its teams need. */
export const storyContext = ({ teams, categories, divisions }: EditionIndex): StoryContext => ({
  teams,
  categories,
  divisions,
  nationKey: (code) => nationOf(code)?.key ?? null,
})

/** @param matches that the teams play in */
export function teamsStory(teams: readonly Team[], matches: readonly Match[], cup: StoryContext): TeamsStory {
  const shown = [...matches].sort(byTime)
  const finished = shown.filter(isFinished)
  const [all, own] = [matchesByTeam(shown), matchesByTeam(finished)]
  const wins = teams.flatMap((team) => winsOf(team, own.get(team.id) ?? [], cup))
  const [closestWin = null] = wins
    .filter(({ margin }) => margin <= CLOSE)
    .toSorted((one, other) => one.margin - other.margin || goals(other) - goals(one))
  const [turned = null] = wins
    .filter(({ behind }) => behind > 1)
    .toSorted((one, other) => other.behind - one.behind)
  const [run = null] = teams
    .map((team) => ({ team, length: longestRun(team, own.get(team.id) ?? []) }))
    .filter(({ length }) => length >= RUN)
    .sort((one, other) => other.length - one.length)
  return {
    teams,
    played: played(teams, finished),
    record: teams.map(({ id }) => teamRecord(own.get(id) ?? [], id)).reduce(addRecords, NO_RECORD),
    nationsMet: nationsMet(teams, finished, cup),
    best: teams
      .flatMap((team) =>
        reachedBy(team.id, all.get(team.id) ?? [], cup).map((reached) => ({ team, reached })),
      )
      .filter(({ reached }) => !reached.isIn)
      .sort((one, other) => byReached(one.reached, other.reached))
      .slice(0, BEST),
    closestWin,
    turned: turned?.match === closestWin?.match ? null : turned,
    run,
    hidden: hiddenClasses(teams, cup),
  }
}

const isFinished = (match: Match): match is Finished => match.kind === 'finished'

function played(teams: readonly Team[], matches: readonly Match[]): number {
  const ids = new Set(teams.map(({ id }) => id))
  const hasResult = (match: Match, id: string) => ids.has(id) && resultFor(match, id) !== null
  return matches.filter((match) => SIDES.some((side) => hasResult(match, teamIdOf(match[side]) ?? ''))).length
}

/** The matches of each team, by its id. */
function matchesByTeam<Kind extends Match>(matches: readonly Kind[]): ReadonlyMap<string, readonly Kind[]> {
  const found = new Map<string, Kind[]>()
  for (const match of matches)
    for (const id of new Set(SIDES.map((side) => teamIdOf(match[side]))))
      if (id !== null) found.set(id, [...(found.get(id) ?? []), match])
  return found
}

/** @param matches of the team */
function winsOf(team: Team, matches: readonly Finished[], { categories }: StoryContext): Win[] {
  return matches.flatMap((match) => {
    const side = sideOf(match, team.id)
    if (!side || resultFor(match, team.id) !== 'won') return []
    if (!isHeadline(match.score, categories.get(match.categoryId)?.age ?? null)) return []
    const { score, halfTime } = match
    const other = otherSide(side)
    const behind = halfTime ? Math.max(0, halfTime[other] - halfTime[side]) : 0
    return [{ team, match, margin: Math.abs(score[side] - score[other]), behind }]
  })
}

const goals = ({ match: { score } }: Win): number => score.home + score.away

/** @param matches of the team */
function longestRun(team: Team, matches: readonly Finished[]): number {
  let [run, longest] = [0, 0]
  for (const match of matches) {
    run = resultFor(match, team.id) === 'won' ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

function nationsMet(teams: readonly Team[], matches: readonly Match[], cup: StoryContext): number {
  const key = (team: Team | undefined) => cup.nationKey(team?.nationCode ?? null)
  const own = new Set(teams.map(key))
  const met = matches.flatMap((match) => SIDES.map((side) => key(cup.teams.get(teamIdOf(match[side]) ?? ''))))
  return new Set(met.filter((nation) => nation !== null && !own.has(nation))).size
}

const hiddenClasses = (teams: readonly Team[], { categories }: StoryContext): string[] => [
  ...new Set(
    teams.flatMap(({ categoryId }) => {
      const category = categories.get(categoryId)
      return category?.resultsHidden ? [category.shortName] : []
    }),
  ),
]
