import { decidedSeats } from '../../../src/domain/tournament/decided-seats.ts'
import type { Category } from '../../../src/domain/tournament/edition.ts'
import { factsOf, type Match } from '../../../src/domain/tournament/match.ts'
import { SIDES } from '../../../src/domain/tournament/outcome.ts'

/** The most rounds that a bracket can have. */
const ROUNDS = 12

/** Puts a team in every seat of a class that its results decide, whether the match of that seat has been played or not. */
export function withSeats(category: Category): Category {
  let now = category
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = seatedOnce(now)
    if (next === null) return now
    now = next
  }
  return now
}

/** Fills the seats that are decided now; null if there are none. */
function seatedOnce(category: Category): Category | null {
  let isChanged = false
  const divisions = category.divisions.map((division) => ({
    ...division,
    matches: division.matches.map((match) => {
      if (!SIDES.some((side) => match[side].kind === 'placeholder')) return match
      const { home, away } = seatsOf(match, category)
      if (SIDES.every((side) => ({ home, away })[side].kind === match[side].kind)) return match
      isChanged = true
      return { ...match, home, away }
    }),
  }))
  return isChanged ? { ...category, divisions } : null
}

/** The rules tell the teams of a match only while it is to come, so this function treats the match as if it were. */
function seatsOf(match: Match, category: Category): Pick<Match, 'home' | 'away'> {
  const toCome: Match = { ...factsOf(match), kind: 'scheduled' }
  const divisions = category.divisions.map((division) => ({
    ...division,
    matches: division.matches.map((other) => (other === match ? toCome : other)),
  }))
  for (const seated of decidedSeats({ ...category, divisions }).values())
    for (const other of seated) if (other.id === match.id) return other
  return match
}
