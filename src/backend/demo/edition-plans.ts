import type { RankingCriterion } from '../../domain/tournament/ranking.ts'
import type { EditionDocument } from '../document/cup-document.ts'
import { type AgeClass, ageClasses, type DemoSize } from './age-classes.ts'

/** The target figures of an edition; those of `full` are the table of docs/sport.md#the-cup-in-numbers. */
export interface EditionPlan {
  readonly year: number
  readonly size: DemoSize
  readonly teams: number
  readonly nations: number
  /** null for as many as the groups and brackets give. */
  readonly matches: number | null
  /** Goals for each match that has a result. */
  readonly goals: number | null
  readonly fields: number
  readonly groups: number
  readonly classes: readonly AgeClass[]
  readonly ranking: EditionDocument['ranking']
  /** How many matches ever got a result; null for all that were played. */
  readonly resultsKept: number | null
  /** Whether the list of teams was never filled in, so that teams are placeholders. */
  readonly placeholderTeams: boolean
}

type Row = readonly [
  year: number,
  teams: number,
  nations: number,
  matches: number,
  goals: number | null,
  fields: number,
  groups: number,
]

const TABLE: readonly Row[] = [
  [2012, 1010, 34, 3516, null, 60, 170],
  [2013, 1107, 43, 3954, 93_970, 64, 186],
  [2014, 983, 39, 3594, 85_334, 65, 155],
  [2015, 1014, 43, 3631, 91_853, 67, 177],
  [2016, 1056, 40, 3819, 95_622, 69, 175],
  [2017, 1166, 42, 4206, 106_678, 68, 200],
  [2018, 1115, 41, 3970, 102_247, 71, 198],
  [2019, 1376, 48, 4699, 115_597, 82, 241],
  [2022, 1054, 29, 3711, 91_607, 62, 184],
  [2023, 1183, 34, 4093, 101_323, 75, 200],
  [2024, 1294, 38, 4492, 112_533, 91, 222],
  [2025, 1256, 35, 4288, 108_844, 75, 208],
  [2026, 1398, 36, 4784, 121_849, 87, 230],
]

/** The year after the last published edition. Its edition is announced and empty. */
export const UNPUBLISHED_YEAR = 2027

const HEAD_TO_HEAD = [
  'head-to-head-points',
  'head-to-head-goal-difference',
  'head-to-head-goals',
] as const satisfies RankingCriterion[]

/** Returns the order on equal points, which differs from edition to edition (docs/sport.md#ranking). */
export function rankingOf(year: number): EditionDocument['ranking'] {
  return { points: { won: 2, tied: 1, lost: 0 }, chain: chainOf(year) }
}

function chainOf(year: number): RankingCriterion[] {
  if (year <= 2013) return ['goal-difference', 'goals-scored']
  if (year <= 2015) {
    return ['head-to-head-points', 'head-to-head-goal-difference', 'goal-difference', 'goals-scored']
  }
  if (year === 2016) return ['head-to-head-points', 'goal-difference', 'goals-scored']
  if (year <= 2023) return [...HEAD_TO_HEAD, 'lots']
  return [...HEAD_TO_HEAD, 'goal-difference', 'goals-scored', 'lots']
}

function firstEdition(size: DemoSize): EditionPlan {
  return {
    year: 2011,
    size,
    teams: 18,
    nations: 3,
    matches: null,
    goals: null,
    fields: 4,
    groups: 3,
    classes: ageClasses(2011, size),
    ranking: rankingOf(2011),
    resultsKept: 0,
    placeholderTeams: true,
  }
}

function planned([year, teams, nations, matches, goals, fields, groups]: Row, size: DemoSize): EditionPlan {
  const small = size === 'small'
  const smallTeams = year === 2026 ? 100 : Math.round(62 + ((teams - 983) / 415) * 26)
  return {
    year,
    size,
    teams: small ? smallTeams : teams,
    nations: small ? Math.round(nations / 3) + 1 : nations,
    matches: small ? null : matches,
    goals,
    fields: small ? (fields > 74 ? 10 : fields > 66 ? 9 : 8) : fields,
    groups: small ? Math.round(smallTeams / 6) + (year >= 2025 ? 3 : 0) : groups,
    classes: ageClasses(year, size),
    ranking: rankingOf(year),
    resultsKept: year === 2012 ? 5 : null,
    placeholderTeams: year === 2012,
  }
}

/** Returns the plan of every published edition, oldest first. */
export function editionPlans(size: DemoSize): EditionPlan[] {
  return [firstEdition(size), ...TABLE.map((row) => planned(row, size))]
}
