import { bracketOf } from './bracket.ts'
import type { Category, Division, Team } from './edition.ts'
import type { EditionIndex } from './edition-index.ts'
import type { Match } from './match.ts'
import { decidedPlayoff } from './medals.ts'
import { teamIdOf } from './outcome.ts'

/** The champion of a class, with the play-off that it won. */
export interface Champion {
  readonly category: Category
  readonly division: Division
  readonly team: Team
  readonly final: Match
}

/** The champion of a class; null before its final is decided, and in a class that publishes no results. */
export function championOf(category: Category, teams: EditionIndex['teams']): Champion | null {
  const division = decidedPlayoff(category)
  if (!division) return null
  const { champion, rounds } = bracketOf(division)
  const team = teams.get((champion && teamIdOf(champion)) ?? '')
  const final = rounds.at(-1)?.slots[0]
  return team && final?.kind === 'match' ? { category, division, team, final: final.match } : null
}

/** The champions of an edition, the oldest classes first. */
export const championsOf = ({ edition, teams }: EditionIndex): Champion[] =>
  edition.categories
    .flatMap((category) => championOf(category, teams) ?? [])
    .sort((one, other) => (other.category.age ?? -1) - (one.category.age ?? -1))
