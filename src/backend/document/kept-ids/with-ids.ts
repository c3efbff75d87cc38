import type { EditionDocument, MatchDocument } from '../cup-document.ts'

/** The ids that some things of an edition get, by the ids that they have. */
export interface NewIds {
  readonly categories: ReadonlyMap<string, string>
  readonly divisions: ReadonlyMap<string, string>
  readonly teams: ReadonlyMap<string, string>
  readonly matches: ReadonlyMap<string, string>
}

/** Returns an edition in which ids are replaced wherever they stand. */
export function withIds(edition: EditionDocument, ids: NewIds): EditionDocument {
  const category = (id: string) => ids.categories.get(id) ?? id
  const division = (id: string) => ids.divisions.get(id) ?? id
  const team = (id: string) => ids.teams.get(id) ?? id
  const match = (id: string) => ids.matches.get(id) ?? id
  const ofTeam = <Row extends { readonly team: string }>(row: Row): Row => ({ ...row, team: team(row.team) })
  const side = (of: MatchDocument['home']) => ('team' in of ? { team: team(of.team) } : of)
  return {
    ...edition,
    featured: edition.featured.map(match),
    categories: edition.categories.map((one) => ({
      ...one,
      id: category(one.id),
      teams: one.teams.map((of) => ({ ...of, id: team(of.id) })),
      stages: one.stages.map((stage) => ({
        ...stage,
        divisions: stage.divisions.map((of) => ({
          ...of,
          id: division(of.id),
          teams: of.teams.map(team),
          lots: of.lots.map(team),
          ...(of.fairPlay && { fairPlay: of.fairPlay.map(ofTeam) }),
          ...(of.adjustments && { adjustments: of.adjustments.map(ofTeam) }),
          carriedOver: of.carriedOver.map((result) => ({
            ...result,
            ...(result.match === undefined ? {} : { match: match(result.match) }),
            home: team(result.home),
            away: team(result.away),
          })),
          qualification: of.qualification.map((way) => ({ ...way, division: division(way.division) })),
          table: of.table.map(ofTeam),
          matches: of.matches.map((played) => ({
            ...played,
            id: match(played.id),
            home: side(played.home),
            away: side(played.away),
            ...(played.replays === undefined ? {} : { replays: match(played.replays) }),
          })),
        })),
      })),
    })),
  }
}
