import type { ForeignCategory, ForeignEdition } from './foreign-cup.ts'

export const FOREIGN_CUP = '1014'

const STATUS = { clubsPublished: true, teamsPublished: true, lotPublished: true, schedulePublished: true }

interface Asked {
  readonly id?: string
  readonly cupId?: string
  readonly tournamentId?: string
  readonly categoryId?: string
}

function listedStages({ id, divisions }: ForeignCategory) {
  const playOffs = divisions.filter(({ type }) => type === 'playoff')
  const stage = (number: number, type: string, name: string, of: readonly { readonly id: string }[]) => ({
    categoryId: id,
    stageId: `${id}s${number}`,
    rank: number,
    type,
    name,
    divisions: of,
  })
  // Only the stages of a play-off name their divisions.
  return [
    stage(1, 'conference', 'Gruppspel', []),
    ...playOffs.map((division, index) => stage(index + 2, 'playoff', division.name, [{ id: division.id }])),
  ]
}

const nationsOf = ({ categories }: ForeignEdition) =>
  new Set(categories.flatMap(({ teams }) => teams.map(({ nation }) => nation?.code.toUpperCase()))).size

function tournamentOf(edition: ForeignEdition) {
  const { tournamentId, year, categories } = edition
  const matches = categories.flatMap(({ divisions }) => divisions.flatMap((division) => division.matches))
  return {
    id: tournamentId,
    name: `Exempelcupen ${year}`,
    startsAt: `${year}-07-06T08:00:00+02:00`,
    endsAt: `${year}-07-11T20:00:00+02:00`,
    status: STATUS,
    streamingInfo: null,
    announcements: [{ text: `Välkommen ${year}`, buttonLink: null, buttonText: null }],
    selectedGames: matches.slice(0, 2),
    statistics: {
      teams: categories.reduce((sum, { teams }) => sum + teams.length, 0),
      nations: nationsOf(edition),
      matches: matches.length,
    },
    categories: categories.map((category) => ({ ...category, stages: listedStages(category) })),
  }
}

/** The root of a foreign service's answers, as graphql-js takes it. */
export function foreignRoot(editions: readonly ForeignEdition[]) {
  const find = ({ cupId, tournamentId }: Asked) =>
    cupId === FOREIGN_CUP ? editions.find((edition) => edition.tournamentId === tournamentId) : undefined
  return {
    cups: ({ id }: Asked) =>
      id === FOREIGN_CUP
        ? [
            {
              cupId: FOREIGN_CUP,
              editions: editions.map((edition) => ({
                id: `e${edition.year}`,
                name: String(edition.year),
                tournaments: [tournamentOf(edition)],
              })),
            },
          ]
        : [],
    tournament: (asked: Asked) => {
      const found = find(asked)
      return found ? tournamentOf(found) : null
    },
    category: (asked: Asked) => find(asked)?.categories.find(({ id }) => id === asked.categoryId) ?? null,
  }
}
