import { isPlaceholder } from '../../../domain/tournament/placeholder-words.ts'
import { slug } from '../slug.ts'
import { nationOfTeam } from './nations.ts'

export interface FootballTeam {
  readonly id: string
  readonly name: string
  readonly nation?: string
}

/** A club with its country: "Al Ahly SC (EGY)". */
const CLUB = /^(.*\S)\s+\(([A-Z]{3})\)$/

/** The teams of an edition. All spellings of a nation are one team; its id is the same over the years. */
export class FootballTeams {
  private readonly teams = new Map<string, FootballTeam>()
  private readonly codes: ReadonlyMap<string, string>

  constructor(codes: ReadonlyMap<string, string>) {
    this.codes = codes
  }

  all(): FootballTeam[] {
    return [...this.teams.values()]
  }

  /** Returns a team's id by its name; null if the name is a placeholder. The first spelling is the one shown. */
  idOf(name: string, code?: string): string | null {
    if (name === '') return null
    const [, club = name, country] = CLUB.exec(name) ?? []
    const nation = nationOfTeam(club, country ?? code ?? this.codes.get(name))
    if (!nation && isPlaceholder(name)) return null
    const key = country === undefined ? (nation?.name ?? name) : club
    const id = slug(key) || key
    if (!this.teams.has(id))
      this.teams.set(id, { id, name: club, ...(nation ? { nation: nation.code } : {}) })
    return id
  }
}
