import { decidedSeats } from '../../../src/domain/tournament/decided-seats.ts'
import type { Category } from '../../../src/domain/tournament/edition.ts'
import { factsOf, type Match } from '../../../src/domain/tournament/match.ts'
import { SIDES } from '../../../src/domain/tournament/outcome.ts'

/** A bracket is no deeper. */
const ROUNDS = 12

/** A class with a team in every seat that its results decide, whether the match there has been played or not. */
export function withSeats(category: Category): Category {
  let now = category
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = seatedOnce(now)
    if (next === null) return now
    now = next
  }
  return now
}

/** null where no seat is to be taken. */
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

/** Only of a match to come the rules tell who is decided to play it, so it is looked at as if it were. */
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
