import { memoizedPair } from '../memoized.ts'
import type { Category, Division } from './edition.ts'
import { type Seats, seatedTeams, teamsIn } from './later-divisions.ts'
import type { Reason } from './match.ts'
import type { Result } from './tally.ts'

/**
 * What becomes of the group matches of a team that withdraws.
 * - `annul`: those played count no longer, the others are cancelled
 * - `keep-played`: those played count, the others are won by the opponents without playing
 * - `all-walkovers`: the opponents have won all of them without playing
 *
 * In a knock-out, what was played stands and the next opponent goes on under every rule.
 */
export const WITHDRAWAL_RULES = ['annul', 'keep-played', 'all-walkovers'] as const
export type WithdrawalRule = (typeof WITHDRAWAL_RULES)[number]

/**
 * The rule where none is given: only without its matches are the other teams ranked by as many matches against the same
 * opponents, whether they had met the team or not.
 */
export const USUAL_WITHDRAWAL: WithdrawalRule = 'annul'

/** The most characters of the reason that is given for a withdrawal: those of its matches say more. */
export const LONGEST_WITHDRAWAL_REASON = 150

/** That a team has withdrawn from a class. */
export interface Withdrawal {
  readonly rule: WithdrawalRule
  readonly reason: Reason | null
}

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

/** Whether a result counts no longer because one of its teams has withdrawn. */
export const isStruck = ({ homeTeamId, awayTeamId }: Result, withdrawn: Withdrawn): boolean =>
  [homeTeamId, awayTeamId].some((id) => withdrawn.get(id)?.rule === 'annul')
