/**
 * The data that a foreign service answers from, under the names of docs/contract.md#other-services. Scores of 2026 change
 * as it is played.
 */
export interface ForeignMatch {
  id: string
  divisionId: string
  divisionName: string
  roundName: string | null
  roundRank: number | null
  rankInRound: number | null
  matchNr: string
  homeTeamId: string | null
  awayTeamId: string | null
  homeTeamName: string | null
  awayTeamName: string | null
  locationName: string
  isWalkover: boolean
  homeScore: number | null
  awayScore: number | null
  zonedStartTime: string
  isLive: boolean
  isFinished: boolean
}

interface ForeignTeam {
  readonly id: string
  readonly nameClubName: string
  readonly nation: { readonly code: string } | null
}

export interface ForeignDivision {
  readonly id: string
  readonly name: string
  readonly type: 'conference' | 'playoff'
  readonly matches: ForeignMatch[]
  readonly teamtable: readonly Record<string, string | number>[]
}

export interface ForeignCategory {
  readonly id: string
  readonly name: string
  readonly shortName: string
  readonly gender: string
  readonly teams: readonly ForeignTeam[]
  readonly divisions: readonly ForeignDivision[]
}

export interface ForeignEdition {
  readonly year: number
  readonly tournamentId: string
  readonly isOver: boolean
  readonly categories: ForeignCategory[]
}

const CLUBS = [
  ['IK Exempel 1', 'SE'],
  ['IK Exempel 2', 'SE'],
  ['Łódź KPR', 'PL'],
  ['Bækkelaget\u00a0SK', 'no'],
  ['HK Sample', 'DK'],
  ['Ballerup  HC', 'dk'],
  ['London GD', 'en'],
  ['Pristina', 'KO'],
] as const

const FIELDS = ['Heden 1', 'Heden 2', 'Härlanda Park 1', 'Valhalla']
/** A sponsor's suffix is part of the name on some days only. */
const locationOf = (place: number, day: number): string => {
  const field = FIELDS[place % FIELDS.length] ?? 'Heden 1'
  return field === 'Heden 2' && day === 1 ? 'Heden 2 - Example AB' : field
}

const timeOf = (year: number, day: number, slot: number): string => {
  const minutes = 8 * 60 + slot * 35
  const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return `${year}-07-${String(6 + day).padStart(2, '0')}T${clock}:00+02:00`
}

type Goals = readonly [home: number, away: number]

interface Making {
  readonly year: number
  readonly isOver: boolean
  readonly next: () => number
}

type Placed = Pick<ForeignMatch, 'roundName' | 'roundRank' | 'rankInRound'>
const NO_ROUND: Placed = { roundName: null, roundRank: null, rankInRound: null }

function made(
  making: Making,
  division: { readonly id: string; readonly name: string },
  sides: readonly [ForeignTeam | string | null, ForeignTeam | string | null],
  goals: Goals | null,
  day: number,
  round: Placed = NO_ROUND,
): ForeignMatch {
  const number = making.next()
  const idOf = (side: (typeof sides)[number]) => (typeof side === 'object' && side ? side.id : null)
  const nameOf = (side: (typeof sides)[number]) =>
    typeof side === 'string' ? side : (side?.nameClubName ?? null)
  return {
    id: `${making.year % 100}${String(number).padStart(4, '0')}`,
    divisionId: division.id,
    divisionName: division.name,
    ...round,
    matchNr: String(number),
    homeTeamId: idOf(sides[0]),
    awayTeamId: idOf(sides[1]),
    homeTeamName: nameOf(sides[0]),
    awayTeamName: nameOf(sides[1]),
    locationName: locationOf(number, day),
    isWalkover: goals !== null && goals[0] === 10 && goals[1] === 0,
    homeScore: goals?.[0] ?? null,
    awayScore: goals?.[1] ?? null,
    zonedStartTime: timeOf(making.year, day, number % 12),
    // `isLive` stays true on finished matches (docs/sport.md#results-services).
    isLive: goals !== null,
    isFinished: goals !== null,
  }
}

function tableOf(teams: readonly ForeignTeam[], matches: readonly ForeignMatch[]) {
  const rows = teams.map(({ id, nameClubName }) => {
    let [won, tied, lost, goalsWon, goalsLost] = [0, 0, 0, 0, 0]
    for (const { homeTeamId, awayTeamId, homeScore, awayScore, isFinished } of matches) {
      if (!isFinished || homeScore === null || awayScore === null) continue
      if (homeTeamId !== id && awayTeamId !== id) continue
      const [own, other] = homeTeamId === id ? [homeScore, awayScore] : [awayScore, homeScore]
      if (own > other) won += 1
      else if (own === other) tied += 1
      else lost += 1
      goalsWon += own
      goalsLost += other
    }
    const played = won + tied + lost
    return {
      teamId: id,
      teamName: nameClubName,
      played,
      won,
      tied,
      lost,
      points: 2 * won + tied,
      goalsWon,
      goalsLost,
    }
  })
  rows.sort((a, b) => b.points - a.points || b.goalsWon - b.goalsLost - (a.goalsWon - a.goalsLost))
  return rows.map((row, index) => ({ rank: index + 1, ...row }))
}

/** Makes a group in which every team meets every other. No two teams are level, whatever the tie-break chain. */
function group(making: Making, id: string, name: string, teams: readonly ForeignTeam[], hidden: boolean) {
  const matches: ForeignMatch[] = []
  for (const [place, home] of teams.entries())
    for (const [beside, away] of teams.entries()) {
      if (beside <= place) continue
      const goals: Goals = place === 0 && beside === 3 ? [10, 0] : [20 - place, 9 + beside]
      const open = !making.isOver && place === 1 && beside === 2
      const match = made(making, { id, name }, [home, away], open || hidden ? null : goals, 1)
      if (hidden) Object.assign(match, { isFinished: making.isOver })
      matches.push(match)
    }
  const table = hidden ? [] : tableOf(teams, matches)
  return { id, name, type: 'conference', matches, teamtable: table } satisfies ForeignDivision
}

/** Semifinals, the final, and the match for third place in a round of its own: −1. */
function playOff(making: Making, id: string, name: string, teams: readonly ForeignTeam[]): ForeignDivision {
  const [one, two, three, four] = teams
  const sides = [one ?? null, two ?? null, three ?? null, four ?? null] as const
  const round = (roundName: string, roundRank: number, rankInRound: number) => ({
    roundName,
    roundRank,
    rankInRound,
  })
  const at = { id, name }
  const over = making.isOver
  const matches = [
    made(making, at, [sides[0], sides[1]], over ? [18, 12] : null, 4, round('1/2', 1, 1)),
    made(making, at, [sides[2], sides[3]], over ? [15, 14] : null, 4, round('1/2', 1, 2)),
    made(
      making,
      at,
      over ? [sides[0], sides[2]] : ['Vinn. 1', 'Vinn. 2'],
      over ? [16, 11] : null,
      5,
      round('Final', 0, 1),
    ),
    made(
      making,
      at,
      over ? [sides[1], sides[3]] : ['Förl. 1', 'Förl. 2'],
      over ? [13, 17] : null,
      5,
      round('Bronsmatch', -1, 1),
    ),
  ]
  return { id, name, type: 'playoff', matches, teamtable: [] }
}

function category(making: Making, key: string, name: string, hidden = false): ForeignCategory {
  const id = `${making.year}${key}`
  const teams = CLUBS.map(([nameClubName, code], index) => ({
    id: `${id}${index}`,
    nameClubName,
    nation: { code },
  }))
  const groups = [
    group(making, `${id}g1`, 'Grupp 1', teams.slice(0, 4), hidden),
    group(making, `${id}g2`, 'Grupp 2', teams.slice(4), hidden),
  ]
  const first = [0, 1, 4, 5].flatMap((index) => teams[index] ?? [])
  const last = [2, 3, 6, 7].flatMap((index) => teams[index] ?? [])
  const playOffs = hidden
    ? []
    : [playOff(making, `${id}a`, 'Slutspel A', first), playOff(making, `${id}b`, 'B- Play-off', last)]
  return {
    id,
    name,
    shortName: key,
    gender: key.startsWith('P') ? 'boys' : 'girls',
    teams,
    divisions: [...groups, ...playOffs],
  }
}

function edition(year: number, isOver: boolean): ForeignEdition {
  let number = 0
  const making = { year, isOver, next: () => ++number }
  return {
    year,
    isOver,
    tournamentId: String(9000 + year),
    categories: [category(making, 'P14', 'Pojkar 14'), category(making, 'F9', 'Flickor 9', true)],
  }
}

/** A cup of two editions: 2025 is over; 2026 still has to play two matches of each class and its play-offs. */
export const foreignEditions = (): ForeignEdition[] => [edition(2026, false), edition(2025, true)]
