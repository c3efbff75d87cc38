import { fold } from '../../../domain/text/fold.ts'
import type {
  EditionShape,
  ShapeOfCategory,
  ShapeOfDivision,
  ShapeOfMatch,
  ShapeOfTeam,
} from './edition-shape.ts'
import { pairByMarks, type Tie } from './pair-by-marks.ts'
import { type Era, Pairing } from './pairing.ts'
import { resemblance } from './resemblance.ts'
import { pairMatches } from './same-matches.ts'

/** Which things of an edition are which of those that were stored before. */
export interface SamePairings {
  readonly categories: Pairing<ShapeOfCategory>
  readonly divisions: Pairing<ShapeOfDivision>
  readonly teams: Pairing<ShapeOfTeam>
  readonly matches: Pairing<ShapeOfMatch>
  /** Teams and matches of which several are as likely the same. */
  readonly teamTies: readonly Tie<ShapeOfTeam>[]
  readonly matchTies: readonly {
    readonly before: readonly ShapeOfMatch[]
    readonly now: readonly ShapeOfMatch[]
  }[]
}

/**
 * Finds the classes, groups, teams and matches of an edition again: by ids that the files give and by match numbers; else
 * teams by name, then by the place in which they stand and play; matches by who meets, where in the class and when.
 *
 * @param isGiven whether the files give an id themselves; other ids were made of names
 */
export function findSame(
  before: EditionShape,
  now: EditionShape,
  isGiven: (id: string) => boolean,
): SamePairings {
  const categories = new Pairing(before.categories, now.categories)
  const divisions = new Pairing(before.divisions, now.divisions)
  const teams = new Pairing(before.teams, now.teams)
  const matches = new Pairing(before.matches, now.matches)
  const sameId = ({ id }: { readonly id: string }, era: Era) => (era === 'now' && !isGiven(id) ? null : id)
  for (const pairing of [categories, divisions, teams, matches] as Pairing<{ id: string }>[])
    pairing.byKey('same id', sameId)

  categories.byKey('same name', ({ name }) => fold(name))
  categories.byKey('same id', ({ id }) => id)
  const namesOfTeams = (shape: EditionShape, id: string) =>
    shape.teams.filter(({ categoryId }) => categoryId === id).map(({ name }) => fold(name))
  pairByMarks(categories, 'same teams', ({ id }, era) => namesOfTeams(era === 'before' ? before : now, id))

  const categoryKey = (item: { readonly categoryId: string }, era: Era) =>
    categories.key(era, item.categoryId)
  teams.byKey('same name', (team, era) => `${categoryKey(team, era)}\n${team.name}`)
  teams.byKey('same name', (team, era) => `${categoryKey(team, era)}\n${fold(team.name)}`)
  divisions.byKey('same name', (one, era) => `${categoryKey(one, era)}\n${one.isPlayoff}\n${fold(one.name)}`)
  divisions.byKey('same id', (one, era) => `${categoryKey(one, era)}\n${one.id}`)
  const matchesIn = (era: Era) => (era === 'before' ? before : now).matches
  const byDivision = { before: inDivisions(matchesIn('before')), now: inDivisions(matchesIn('now')) }
  pairByMarks(divisions, 'same teams and matches', (one, era) => [
    ...one.teamIds.map((id) => teams.key(era, id)).filter((key) => key.startsWith('=')),
    ...(byDivision[era].get(one.id) ?? []).map(({ rank, index, time }) => `${rank} ${index} ${time}`),
  ])

  const numbered = (match: ShapeOfMatch, era: Era) =>
    match.number === null ? null : `${categoryKey(match, era)}\n${match.number}`
  matches.byKey('same number', numbered)
  const marks = { before: marksOfTeams(before, 'before'), now: marksOfTeams(now, 'now') }
  const teamTies = pairByMarks(
    teams,
    'same place',
    ({ id }, era) => marks[era](id),
    (one, other) => resemblance(one.name, other.name),
  )
  const matchTies = pairMatches(matches, divisions, teams)
  return { categories, divisions, teams, matches, teamTies, matchTies }

  /**
   * The places in which a team plays, or stands in the draw until there are matches: a file of matches gives no draw of its
   * own, and the order of its rows is none. Opponents count as far as they were found again.
   */
  function marksOfTeams(shape: EditionShape, era: Era): (teamId: string) => string[] {
    const played = new Map<string, { match: ShapeOfMatch; side: 'home' | 'away' }[]>()
    for (const match of shape.matches)
      for (const side of ['home', 'away'] as const) {
        const { teamId } = match[side]
        if (teamId !== null) played.set(teamId, [...(played.get(teamId) ?? []), { match, side }])
      }
    const draws = new Map(
      shape.divisions.flatMap(({ id, teamIds }) =>
        teamIds.map((team, at) => [team, `${divisions.key(era, id)} ${at}`] as const),
      ),
    )
    return (teamId) =>
      played.get(teamId)?.map(({ match, side }) => {
        if (matches.isPaired(era, match.id)) return `${matches.key(era, match.id)} ${side}`
        const { teamId: opponent, label } = match[side === 'home' ? 'away' : 'home']
        const known = opponent !== null && teams.isPaired(era, opponent)
        const against = known ? teams.key(era, opponent) : opponent === null ? fold(label ?? '') : '?'
        return [divisions.key(era, match.divisionId), side, against, match.time].join('\n')
      }) ?? [draws.get(teamId)].filter((place) => place !== undefined)
  }
}

const inDivisions = (matches: readonly ShapeOfMatch[]) => Map.groupBy(matches, ({ divisionId }) => divisionId)
