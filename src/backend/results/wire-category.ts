import { SIDES } from '../../contract/match-words.ts'
import type { Words } from '../../domain/text/locale.ts'
import type { Adjustment } from '../../domain/tournament/edition.ts'
import type { Gates } from '../../domain/tournament/gates.ts'
import type { SideName } from '../../domain/tournament/match.ts'
import type { FairPlay } from '../../domain/tournament/ranking-key.ts'
import type { DivisionDocument } from '../document/cup-document.ts'
import { wordsOf } from '../document/words-document.ts'
import type { EditionRow, Scope, StructureRow } from './statements.ts'
import { readWaysOn } from './stored-ways-on.ts'
import { readWords } from './stored-words.ts'
import { wireRanking } from './wire-edition.ts'

/** An edition as a query uses it: its row, what may be published, and which part is read. */
export interface OpenEdition {
  readonly row: EditionRow
  readonly gates: Gates
  readonly scope: Scope
}

export interface WireDivision {
  readonly id: string
  readonly stageId: string
  readonly names: Words
  readonly type: 'conference' | 'league' | 'playoff'
  readonly teamIds: readonly string[]
  readonly lots: readonly string[]
  readonly fairPlay: readonly FairPlay[]
  readonly adjustments: readonly Adjustment[]
  readonly carriedOver: readonly {
    readonly matchId: string | null
    readonly homeTeamId: string
    readonly awayTeamId: string
    readonly homeScore: number
    readonly awayScore: number
    readonly onPenalties: (typeof SIDES)[SideName] | null
    readonly bothLose: boolean | null
  }[]
  readonly leadsNowhere: boolean
  readonly qualification: readonly {
    readonly fromRank: number
    readonly toRank: number
    readonly divisionId: string
    readonly best: number | null
  }[]
  /** For the resolvers of nested fields; not part of the response. */
  readonly edition: OpenEdition
  readonly row: StructureRow
  /** Whether a table may be shown. */
  readonly hasTable: boolean
  /** null if no table was published, or none may be shown. */
  readonly publishedTable: readonly TableRow[] | null
}

type TableRow = Omit<DivisionDocument['table'][number], 'team'> & { readonly teamId: string }

/** Returns the classes of the rows with their stages and divisions; teams and matches are read on demand. */
export function wireCategories(rows: readonly StructureRow[], edition: OpenEdition) {
  return [...Map.groupBy(rows, (row) => row.id).values()].flatMap((ofCategory) => {
    const [row] = ofCategory
    if (row === undefined) return []
    const stages = wireStages(ofCategory, edition)
    return [
      {
        id: row.id,
        names: readWords(row.name_json),
        shortName: row.short_name,
        gender: row.gender.toUpperCase(),
        age: row.age,
        hideMatchResults: row.hide_match_results === 1,
        hideConferenceResults: row.hide_conference_results === 1,
        ranking: wireRanking(row.ranking_json ?? edition.row.ranking_json),
        matchMinutes: row.match_minutes,
        revision: `${edition.row.epoch}.${row.revision}`,
        stages,
        divisions: stages.flatMap((stage) => stage.divisions),
        edition,
      },
    ]
  })
}

export type WireCategory = ReturnType<typeof wireCategories>[number]

function wireStages(rows: readonly StructureRow[], edition: OpenEdition) {
  if (!edition.gates.divisions) return []
  return [...Map.groupBy(rows, (row) => row.stage_id)].flatMap(([stageId, ofStage]) => {
    const [row] = ofStage
    if (stageId === null || row === undefined) return []
    return [
      {
        categoryId: row.id,
        stageId,
        rank: row.stage_rank ?? 1,
        type: row.stage_type ?? 'conference',
        names: readWords(row.stage_name_json),
        divisions: ofStage.flatMap((division) => wireDivision(division, edition) ?? []),
      },
    ]
  })
}

function wireDivision(row: StructureRow, edition: OpenEdition): WireDivision | null {
  if (row.division_id === null || row.stage_id === null) return null
  const { gates } = edition
  const resultsShown = gates.tables && row.hide_match_results === 0
  const hasTable = resultsShown && row.hide_conference_results === 0
  const qualification = readWaysOn(row.qualification_json)
  const carriedOver = parsed<'carriedOver'>(row.carried_over_json, resultsShown)
  const table = parsed<'table'>(row.table_json, hasTable)
  return {
    id: row.division_id,
    stageId: row.stage_id,
    names: readWords(row.division_name_json),
    type: row.stage_type ?? 'conference',
    teamIds: parsed<'teams'>(row.team_ids_json, gates.draw),
    lots: parsed<'lots'>(row.lots_json, hasTable),
    fairPlay: hasTable ? storedFairPlay(row.fair_play_json) : [],
    adjustments: hasTable ? storedAdjustments(row.adjustments_json) : [],
    carriedOver: carriedOver.map(wireCarried),
    leadsNowhere: qualification?.length === 0,
    qualification: (qualification ?? []).map(({ fromRank, toRank, division, best }) => ({
      fromRank,
      toRank,
      divisionId: division,
      best: best ?? null,
    })),
    edition,
    row,
    hasTable,
    publishedTable:
      table.length === 0 ? null : table.map(({ team, ...figures }) => ({ ...figures, teamId: team })),
  }
}

export const wireCarried = ({
  match,
  home,
  away,
  score,
  onPenalties,
  bothLose,
}: DivisionDocument['carriedOver'][number]): WireDivision['carriedOver'][number] => ({
  matchId: match ?? null,
  homeTeamId: home,
  awayTeamId: away,
  homeScore: score.home,
  awayScore: score.away,
  onPenalties: onPenalties ? SIDES[onPenalties] : null,
  bothLose: bothLose ?? null,
})

/** Returns the stored fair-play points of a group; empty if none are given. */
export function storedFairPlay(json: string | null): FairPlay[] {
  const given: NonNullable<DivisionDocument['fairPlay']> = JSON.parse(json ?? '[]')
  return given.map(({ team, points }) => ({ teamId: team, points }))
}

/** Returns the stored decisions of a jury about points; empty if there are none. */
export function storedAdjustments(json: string | null): Adjustment[] {
  const given: NonNullable<DivisionDocument['adjustments']> = JSON.parse(json ?? '[]')
  return given.map(({ team, points, reason }) => ({
    teamId: team,
    points,
    reason: reason === undefined ? null : wordsOf(reason),
  }))
}

type ListName = 'teams' | 'lots' | 'carriedOver' | 'table'

/** Returns a stored list of a division; empty if it is not to be shown. */
function parsed<Name extends ListName>(json: string | null, shown: boolean): DivisionDocument[Name] {
  return shown && json !== null ? JSON.parse(json) : []
}
