import type { DivisionDocument } from '../import/cup-document.ts'
import type { Gates } from './gates.ts'
import type { EditionRow, Scope, StructureRow } from './statements.ts'
import { type InBoth, wireRanking } from './wire-edition.ts'

/** An edition as a query works with it: its row, what may be told of it, and what part is read. */
export interface OpenEdition {
  readonly row: EditionRow
  readonly gates: Gates
  readonly scope: Scope
}

export interface WireDivision {
  readonly id: string
  readonly stageId: string
  readonly names: InBoth
  readonly type: 'conference' | 'league' | 'playoff'
  readonly teamIds: readonly string[]
  readonly lots: readonly string[]
  readonly carriedOver: readonly {
    readonly matchId: string | null
    readonly homeTeamId: string
    readonly awayTeamId: string
    readonly homeScore: number
    readonly awayScore: number
  }[]
  readonly qualification: readonly {
    readonly fromRank: number
    readonly toRank: number
    readonly divisionId: string
  }[]
  /** For the resolvers below it; not on the wire. */
  readonly edition: OpenEdition
  readonly row: StructureRow
  readonly publishedTable: DivisionDocument['table']
}

/** The classes of the rows with their stages and divisions; teams and matches are read when they are asked for. */
export function wireCategories(rows: readonly StructureRow[], edition: OpenEdition) {
  return [...Map.groupBy(rows, (row) => row.id).values()].flatMap((ofCategory) => {
    const [row] = ofCategory
    if (row === undefined) return []
    const stages = wireStages(ofCategory, edition)
    return [
      {
        id: row.id,
        names: { en: row.name_en, sv: row.name_sv },
        shortName: row.short_name,
        gender: row.gender.toUpperCase(),
        age: row.age,
        hideMatchResults: row.hide_match_results === 1,
        hideConferenceResults: row.hide_conference_results === 1,
        ranking: wireRanking(row.ranking_json ?? edition.row.ranking_json),
        matchMinutes: row.match_minutes,
        stages,
        divisions: stages.flatMap((stage) => stage.divisions),
        edition,
      },
    ]
  })
}

export type WireCategory = ReturnType<typeof wireCategories>[number]

function wireStages(rows: readonly StructureRow[], edition: OpenEdition) {
  return [...Map.groupBy(rows, (row) => row.stage_id)].flatMap(([stageId, ofStage]) => {
    const [row] = ofStage
    if (stageId === null || row === undefined) return []
    return [
      {
        categoryId: row.id,
        stageId,
        rank: row.stage_rank ?? 1,
        type: row.stage_type ?? 'conference',
        names: { en: row.stage_name_en ?? '', sv: row.stage_name_sv ?? '' },
        divisions: ofStage.flatMap((division) => wireDivision(division, edition) ?? []),
      },
    ]
  })
}

function wireDivision(row: StructureRow, edition: OpenEdition): WireDivision | null {
  if (row.division_id === null || row.stage_id === null) return null
  const list = <Key extends 'teams' | 'lots' | 'carriedOver' | 'qualification' | 'table'>(
    json: string | null,
    shown: boolean,
  ): DivisionDocument[Key] => (shown && json !== null ? JSON.parse(json) : [])
  const results = edition.gates.draw && row.hide_match_results === 0
  return {
    id: row.division_id,
    stageId: row.stage_id,
    names: { en: row.division_name_en ?? '', sv: row.division_name_sv ?? '' },
    type: row.stage_type ?? 'conference',
    teamIds: list<'teams'>(row.team_ids_json, edition.gates.draw),
    lots: list<'lots'>(row.lots_json, results && row.hide_conference_results === 0),
    carriedOver: list<'carriedOver'>(row.carried_over_json, results).map((carried) => ({
      matchId: carried.match ?? null,
      homeTeamId: carried.home,
      awayTeamId: carried.away,
      homeScore: carried.score.home,
      awayScore: carried.score.away,
    })),
    qualification: list<'qualification'>(row.qualification_json, true).map((places) => ({
      fromRank: places.fromRank,
      toRank: places.toRank,
      divisionId: places.division,
    })),
    edition,
    row,
    publishedTable: list<'table'>(
      row.table_json,
      edition.gates.matches && results && row.hide_conference_results === 0,
    ),
  }
}
