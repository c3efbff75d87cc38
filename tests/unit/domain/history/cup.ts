import { type EditionIndex, indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { category, clubTeam, edition, finished, group } from '../builders.ts'

type Score = readonly [home: string, away: string, homeGoals: number, awayGoals: number]

interface Year {
  readonly year: number
  readonly groups?: readonly (readonly Score[])[]
  /** The final: the higher score wins, and a draw has no winner. */
  readonly final?: Score
  readonly more?: readonly Match[]
  readonly age?: number
  readonly shortName?: string
  readonly resultsHidden?: boolean
}

const clubOf = (team: string) => team.replace(/\d+$/, '')

/** A class of one edition: its groups and its final. Team `a1` is of club `a`. */
export function classOf({
  groups = [],
  final,
  more = [],
  age = 14,
  shortName = 'B14',
  resultsHidden = false,
}: Year) {
  const names = [
    ...new Set([...groups.flat(), ...(final ? [final] : [])].flatMap(([home, away]) => [home, away])),
  ]
  const id = shortName
  const of = (divisionId: string) => ({ categoryId: id, divisionId })
  return category({
    id,
    shortName,
    age,
    resultsHidden,
    teams: names.map((name) => clubTeam(name, { clubId: clubOf(name), categoryId: id })),
    divisions: [
      ...groups.map((matches, at) =>
        group({
          id: `${id}-G${at + 1}`,
          categoryId: id,
          teamIds: [...new Set(matches.flatMap(([home, away]) => [home, away]))],
          matches: matches.map((match) => finished(...match, of(`${id}-G${at + 1}`))),
        }),
      ),
      group({
        id: `${id}-A`,
        categoryId: id,
        kind: 'playoff',
        name: { en: 'A-Play-off', sv: 'A-slutspel' },
        matches: [
          ...more,
          ...(final ? [finished(...final, { ...of(`${id}-A`), round: { rank: 0, index: 1 } })] : []),
        ],
      }),
    ],
  })
}

export function editionOf(year: number, ...classes: ReturnType<typeof classOf>[]): EditionIndex {
  const clubs = [...new Set(classes.flatMap(({ teams }) => teams.map(({ clubId }) => clubId ?? '')))]
  return indexEdition(
    edition({
      id: `e${year}`,
      year,
      categories: classes,
      clubs: clubs.map((id) => ({ id, name: `Club ${id}`, nationCode: 'SE' })),
    }),
  )
}

/** An edition of one class. */
export const yearOf = (year: Year): EditionIndex => editionOf(year.year, classOf(year))
