import type { Category, Division, Gender, Stage, Team } from '../../domain/tournament/edition.ts'
import { byNaturalOrder } from '../../domain/tournament/natural-order.ts'
import { isPlaceholder } from '../../domain/tournament/placeholder-words.ts'
import type { RankingRule } from '../../domain/tournament/ranking.ts'
import { USUAL_WITHDRAWAL } from '../../domain/tournament/withdrawal.ts'
import type { WireCategory, WireDivision, WireStage, WireTeam, WireWithdrawal } from './documents.ts'
import type { FieldNames } from './field-names.ts'
import { record } from './json.ts'
import { parseReason } from './parse-call-off.ts'
import { type DivisionContext, parseDivision } from './parse-division.ts'
import { parseRanking, parseWithdrawalRule } from './parse-ranking.ts'
import { parseStages } from './parse-stages.ts'
import { parseNation } from './parse-tournament.ts'
import {
  firstOf,
  identity,
  known,
  optionalName,
  records,
  reference,
  whole,
  word,
  words,
} from './parse-values.ts'
import { fail, type Place, warn, within } from './problems.ts'

const GENDERS: ReadonlyMap<string, Gender> = new Map([
  ['BOYS', 'boys'],
  ['GIRLS', 'girls'],
  ['MIXED', 'mixed'],
  ['MALE', 'boys'],
  ['FEMALE', 'girls'],
])

/** The context for parsing a class. `matchIds` holds the match ids so far: a match has one address and one class. */
export interface CategoryContext {
  readonly ranking: RankingRule
  readonly fields: FieldNames
  readonly streams: { has(id: string): boolean }
  readonly clubs: { has(id: string): boolean }
  readonly matchIds: Set<string>
  /** Collects the ids of "teams" that are only placeholders for a team. */
  readonly placeholders: Set<string>
}

/** Parses one class from the `category` field of a response; null (with a `fail`) if there is none or it has no id. */
export function parseCategory(response: unknown, listedId: string, context: CategoryContext, edition: Place) {
  const wire = record<WireCategory>(response)
  if (!wire) {
    const at = within(edition, 'class', listedId)
    fail(at, 'missing-class', 'the edition lists the class, but the service does not have it')
    return null
  }
  const place = within(edition, 'class', wire.shortName ?? wire.id ?? listedId)
  const id = identity(wire.id ?? listedId, place, 'the class')
  if (id === null) return null
  const { teams, placeholders } = parseTeams(wire, id, context, place)
  const resultsHidden = wire.hideMatchResults === true
  const tablesHidden = resultsHidden || wire.hideConferenceResults === true
  const divisions = parseDivisions(
    wire,
    { ...context, id, teams, placeholders, resultsHidden, tablesHidden },
    place,
  )
  if (teams.length === 0) warn(place, 'empty-class', 'the class has no teams: shown empty')
  else if (divisions.length === 0) warn(place, 'empty-class', 'the class has no divisions: shown empty')
  return finish(wire, { id, teams, divisions, resultsHidden, tablesHidden }, context.ranking, place)
}

function finish(
  wire: WireCategory,
  read: Pick<Category, 'id' | 'teams' | 'divisions' | 'resultsHidden' | 'tablesHidden'>,
  ranking: RankingRule,
  place: Place,
): Category {
  const name = words(wire, 'name', place, 'the name')
  const stated = typeof wire.gender === 'string' ? wire.gender.toUpperCase() : wire.gender
  const gender = word(stated, GENDERS, place, 'the gender', 'taken as mixed')
  const wireStages = records<WireStage>(wire.stages, place, 'the list of stages')
  const { stages, stageOf } = parseStages(wireStages, read.divisions, place)
  return {
    id: read.id,
    name,
    shortName: optionalName(wire.shortName, place, 'the short name') ?? name.en,
    gender: gender ?? 'mixed',
    age: whole(wire.age, 3, 99, place, 'the age'),
    resultsHidden: read.resultsHidden,
    tablesHidden: read.tablesHidden,
    ranking: parseRanking(wire.ranking, ranking, place),
    matchMinutes: whole(wire.matchMinutes, 1, 300, place, 'matchMinutes'),
    stages,
    teams: read.teams,
    divisions: inOrder(read.divisions, stages).map((division) =>
      inStage(division, stageOf(division), stages),
    ),
  }
}

function inOrder(divisions: readonly Division[], stages: readonly Stage[]): Division[] {
  const place = new Map(stages.flatMap(({ divisionIds }) => divisionIds).map((id, at) => [id, at]))
  return divisions.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
}

function inStage(division: Division, stageId: string, stages: readonly Stage[]): Division {
  return stages.length === 0 || division.stageId === stageId ? division : { ...division, stageId }
}

/**
 * Parses the teams of a class and, by id, the "teams" that are placeholders until the team is known. A team may play in
 * several classes (docs/sport.md#classes).
 */
function parseTeams(wire: WireCategory, categoryId: string, context: CategoryContext, place: Place) {
  const seen = new Set<string>()
  const placeholders = new Map<string, string>()
  const teams = records<WireTeam>(wire.teams, place, 'the list of teams').flatMap((team): Team[] => {
    const at = within(place, 'team', team.id)
    const id = identity(team.id, at, 'the team')
    if (id === null || !firstOf(seen, id, at, 'the team')) return []
    const name = teamName(team, at)
    if (isPlaceholder(name)) {
      placeholders.set(id, name)
      context.placeholders.add(id)
      return []
    }
    return [
      {
        id,
        name,
        categoryId,
        clubId: known(team.clubId, context.clubs, at, 'unknown-club', 'club'),
        nationCode: parseNation(team.nation, at),
        ...parseWithdrawn(team, at),
      },
    ]
  })
  return { teams, placeholders }
}

function parseWithdrawn(team: WireTeam, place: Place): Pick<Team, 'withdrawn'> {
  const wire = record<WireWithdrawal>(team.withdrawn)
  if (!wire) return {}
  const rule = parseWithdrawalRule(wire.rule, place) ?? USUAL_WITHDRAWAL
  return { withdrawn: { rule, reason: parseReason(wire, place) } }
}

/** Older services name a team only by its club and number. */
function teamName(team: WireTeam, place: Place): string {
  const own = optionalName(team.name, place, 'the name')
  return own ?? words(team, 'nameClubName', place, 'the name').en
}

function parseDivisions(
  wire: WireCategory,
  category: Omit<DivisionContext, 'teamNames' | 'divisionIds'> & {
    readonly teams: readonly Team[]
    readonly placeholders: ReadonlyMap<string, string>
  },
  place: Place,
): Division[] {
  const wires = records<WireDivision>(wire.divisions, place, 'the list of divisions')
  const context: DivisionContext = {
    ...category,
    teamNames: new Map([
      ...category.placeholders,
      ...category.teams.map(({ id, name }) => [id, name] as const),
    ]),
    divisionIds: new Set(wires.map((division) => reference(division.id)).filter((id) => id !== null)),
  }
  const seen = new Set<string>()
  const divisions = wires.flatMap((division) => {
    const at = within(place, 'division', division.id)
    const id = identity(division.id, at, 'the division')
    if (id === null || !firstOf(seen, id, at, 'the division')) return []
    return [parseDivision(division, id, context, at)]
  })
  return divisions.sort(byNaturalOrder)
}
