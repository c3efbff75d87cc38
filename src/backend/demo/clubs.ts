import { clubNamer } from './names.ts'
import type { NationPlan } from './nations.ts'
import { CORE_NATIONS, ODD_NATIONS, VISITING_NATIONS } from './nations.ts'
import type { Random } from './random.ts'

/** Young players of one club born in one year (or two, if a class spans them), who grow up together. */
export interface Squad {
  readonly gender: 'boys' | 'girls'
  readonly birthYear: number
  /** The number after the club's name; 1 is left out. */
  number: number
  /** How many goals better or worse it is than the average team of the class. */
  strength: number
  lastYear: number
}

export interface Club {
  readonly id: string
  readonly name: string
  readonly nation: NationPlan
  /** How many teams the club would like to enter, relative to the other clubs of its nation. */
  readonly appetite: number
  /** Whether the club came to every edition. */
  readonly loyal: boolean
  readonly squads: Squad[]
  lastYear: number
}

/** How many clubs of each nation came to every edition of the full-size cup. */
const LOYAL_SHARE: Readonly<Record<string, number>> = { SE: 22, DK: 8, NO: 6, IS: 1, DE: 1, FO: 1 }
const LARGEST_APPETITE = 150

/** All clubs that ever come. Each keeps its id for good. */
export interface ClubRegistry {
  /** Returns clubs of a nation: first those that came before, then newcomers, founded when they are needed. */
  invite(nation: NationPlan, count: number, year: number, random: Random): Club[]
}

export function createClubRegistry(random: Random, scale: number): ClubRegistry {
  let count = 0
  const byNation = new Map<string, Club[]>()
  const nameClub = clubNamer(random.fork('names'))
  const found = (nation: NationPlan, loyal: boolean): Club => {
    count += 1
    const own = byNation.get(nation.code) ?? []
    byNation.set(nation.code, own)
    const largest = nation.code === 'SE' && own.length === 0
    const club: Club = {
      id: String(1000 + count),
      name: nameClub(nation.tongue),
      nation,
      appetite: largest ? (scale < 1 ? 10 : LARGEST_APPETITE) : paretoAppetite(random, loyal),
      loyal,
      squads: [],
      lastYear: 0,
    }
    own.push(club)
    return club
  }
  for (const nation of [...CORE_NATIONS, ...ODD_NATIONS, ...VISITING_NATIONS]) {
    const loyal = Math.round((LOYAL_SHARE[nation.code] ?? 0) * scale)
    for (let index = 0; index < loyal; index += 1) found(nation, true)
  }
  return {
    invite(nation, count, year, draw) {
      const own = byNation.get(nation.code) ?? []
      const attends = (club: Club) => draw.chance(club.lastYear >= year - 3 && club.lastYear > 0 ? 0.5 : 0.03)
      const invited = own.filter((club) => club.loyal)
      const rest = own.filter((club) => !club.loyal && attends(club))
      invited.push(...draw.shuffled(rest).slice(0, Math.max(0, count - invited.length)))
      while (invited.length < count) invited.push(found(nation, false))
      for (const club of invited) club.lastYear = year
      return invited
    },
  }
}

/**
 * Draws an appetite: most clubs are small, a few very large (half have a team or two, one has 124:
 * docs/sport.md#clubs-teams-and-nations).
 */
function paretoAppetite(random: Random, loyal: boolean): number {
  const pareto = 1 / (1 - random.next()) ** 0.85
  return Math.min(pareto * (loyal ? 2 : 1), 24)
}
