import { memoizedPair } from '../memoized.ts'
import type { Category, Division, Team } from './edition.ts'
import { type Seats, seatedTeams, teamsIn } from './later-divisions.ts'
import type { Result } from './tally.ts'
import type { Withdrawal } from './withdrawal.ts'

/** The teams that withdrew from a division, by id. */
export type Withdrawn = ReadonlyMap<string, Withdrawal>

export const NONE_WITHDRAWN: Withdrawn = new Map()

/**
 * Returns the teams that withdrew while they played in a division: its matches follow the rule, and its table lists them
 * below the others. A team that had gone on to a later division when it withdrew keeps its place in this one.
 */
export const withdrawnFrom = memoizedPair(
  (division: Division, { teams, stages, divisions }: Category): Withdrawn =>
    leftIn(
      division,
      { stages, divisions },
      new Map(teams.flatMap(({ id, withdrawn }) => (withdrawn ? [[id, withdrawn]] : []))),
    ),
)

/**
 * Returns those of the teams that withdrew from a class that did so while they played in a division of it.
 *
 * @param all the teams that withdrew from the class
 */
export function leftIn(
  division: Seats,
  course: Parameters<typeof seatedTeams>[2],
  all: Withdrawn,
): Withdrawn {
  if (all.size === 0) return NONE_WITHDRAWN
  const own = [...teamsIn(division)].filter((id) => all.has(id))
  const gone = seatedTeams(division, own, course)
  return new Map([...all].filter(([id]) => own.includes(id) && !gone.has(id)))
}

/** Returns the teams of a class that count: those that have not withdrawn. */
export const playingTeams = ({ teams }: Pick<Category, 'teams'>): readonly Team[] =>
  teams.filter(({ withdrawn }) => !withdrawn)

/** Whether a result counts no longer because one of its teams has withdrawn. */
export const isStruck = ({ homeTeamId, awayTeamId }: Result, withdrawn: Withdrawn): boolean =>
  [homeTeamId, awayTeamId].some((id) => withdrawn.get(id)?.rule === 'annul')
