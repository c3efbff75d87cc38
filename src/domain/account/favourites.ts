export interface FavouriteTeam {
  /** Id of the favourite, not of the team. */
  readonly id: number
  readonly teamId: string
  readonly year: number
  readonly name: string
  readonly nation: string
  /** As the service writes it; `nationOf` gives the flag. */
  readonly nationCode: string
  readonly category: string
  readonly categoryShort: string
}

export interface FavouriteField {
  /** Id of the favourite, not of the field. */
  readonly id: number
  readonly fieldId: string
  readonly year: number
  readonly name: string
  readonly arenaId: string
}

/** Everything that a person follows, of all years, in the order of adding. */
export interface Favourites {
  readonly teams: readonly FavouriteTeam[]
  readonly fields: readonly FavouriteField[]
}

export const NO_FAVOURITES: Favourites = { teams: [], fields: [] }

/** The limit on teams and fields together: the service keeps no more for one year. */
export const MOST_A_YEAR = 500

export const countOfYear = ({ teams, fields }: Favourites, year: number): number =>
  [...teams, ...fields].filter((one) => one.year === year).length

/** What is known of a team that is about to become a favourite. The service reads the names again and keeps its own. */
export type TeamTarget = Omit<FavouriteTeam, 'id'>
export type FieldTarget = Omit<FavouriteField, 'id'>

/** Identifies a team or field. Ids are unique only within a year. */
export type TeamKey = Pick<FavouriteTeam, 'teamId' | 'year'>
export type FieldKey = Pick<FavouriteField, 'fieldId' | 'year'>

export const findTeam = ({ teams }: Favourites, { teamId, year }: TeamKey): FavouriteTeam | undefined =>
  teams.find((team) => team.teamId === teamId && team.year === year)

export const findField = ({ fields }: Favourites, { fieldId, year }: FieldKey): FavouriteField | undefined =>
  fields.find((field) => field.fieldId === fieldId && field.year === year)

/** Returns the list with a favourite in its place: ids grow, and the order is that of adding. */
export const withTeam = (favourites: Favourites, team: FavouriteTeam): Favourites => ({
  ...favourites,
  teams: [...withoutTeam(favourites, team).teams, team].sort(byId),
})

export const withField = (favourites: Favourites, field: FavouriteField): Favourites => ({
  ...favourites,
  fields: [...withoutField(favourites, field).fields, field].sort(byId),
})

export const withoutTeam = (favourites: Favourites, key: TeamKey): Favourites => ({
  ...favourites,
  teams: favourites.teams.filter((team) => !isSameTeam(team, key)),
})

export const withoutField = (favourites: Favourites, key: FieldKey): Favourites => ({
  ...favourites,
  fields: favourites.fields.filter((field) => !isSameField(field, key)),
})

const isSameTeam = (one: TeamKey, other: TeamKey) => one.teamId === other.teamId && one.year === other.year
const isSameField = (one: FieldKey, other: FieldKey) =>
  one.fieldId === other.fieldId && one.year === other.year
const byId = (one: { readonly id: number }, other: { readonly id: number }) => one.id - other.id
