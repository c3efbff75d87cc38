import type { Category, Division } from '../tournament/edition.ts'
import type { Match, Score } from '../tournament/match.ts'
import { goesOnTo, wentOn } from '../tournament/qualification.ts'
import {
  computeStandings,
  countedResults,
  type DivisionStanding,
  type DivisionStandings,
  divisionStandings,
  type Result,
  tableTeams,
} from '../tournament/standings.ts'

export interface LiveRow extends DivisionStanding {
  /** Places gained by what is being played right now; negative where lost. */
  readonly gained: number
  /** The team's match of right now, its own goals first; null where it does not play. */
  readonly playing: Score | null
}

export interface LiveTable extends Omit<DivisionStandings, 'rows'> {
  readonly rows: readonly LiveRow[]
  /** Whether matches that are being played count in it, as they stand. */
  readonly isPlaying: boolean
}

const known = new WeakMap<Category, WeakMap<Division, LiveTable>>()

/**
 * The table of a group as it stands now: the settled one, or while a match is played one that counts its score too. A
 * group stands on its own page, its class's and those of all its teams and matches: its table is made once.
 */
export function liveTable(division: Division, category: Category): LiveTable {
  const ofCategory = known.get(category) ?? new WeakMap<Division, LiveTable>()
  known.set(category, ofCategory)
  const table = ofCategory.get(division) ?? tableNow(division, category)
  ofCategory.set(division, table)
  return table
}

function tableNow(division: Division, category: Category): LiveTable {
  const settled = divisionStandings(division, category)
  const playing = division.matches.flatMap((match) => liveResult(match) ?? [])
  const isPlaying = playing.length > 0
  return { ...settled, isPlaying, rows: isPlaying ? movingRows() : settled.rows.map(unmoved) }

  function movingRows(): LiveRow[] {
    const members = tableTeams(division)
    const counted = countedResults(division)
    const rows = computeStandings(members, [...counted, ...playing], category.ranking, division.lots)
    const before = new Map(settled.rows.map(({ teamId, rank }) => [teamId, rank]))
    const facts = wentOn(division, members, category)
    return rows.map((row) => ({
      ...row,
      qualifiesFor: goesOnTo(row, rows, division.qualification, facts),
      gained: counted.length === 0 ? 0 : (before.get(row.teamId) ?? row.rank) - row.rank,
      playing: ownScore(row.teamId, playing),
    }))
  }
}

const unmoved = (row: DivisionStanding): LiveRow => ({ ...row, gained: 0, playing: null })

function liveResult(match: Match): Result | null {
  if (match.kind !== 'live' || !match.score) return null
  if (match.home.kind !== 'team' || match.away.kind !== 'team') return null
  return { homeTeamId: match.home.teamId, awayTeamId: match.away.teamId, score: match.score }
}

function ownScore(teamId: string, playing: readonly Result[]): Score | null {
  const result = playing.find(({ homeTeamId, awayTeamId }) => homeTeamId === teamId || awayTeamId === teamId)
  if (!result) return null
  const { home, away } = result.score
  return result.homeTeamId === teamId ? { home, away } : { home: away, away: home }
}
