import type { Category, Division, PublishedRow } from './edition.ts'
import type { Tally } from './tally.ts'

interface Row extends Readonly<Tally> {
  readonly rank: number
  readonly teamId: string
}

const FIGURES = ['played', 'won', 'tied', 'lost', 'points', 'goalsFor', 'goalsAgainst'] as const
const WORDS: Readonly<Record<(typeof FIGURES)[number], string>> = {
  played: 'played',
  won: 'won',
  tied: 'drawn',
  lost: 'lost',
  points: 'points',
  goalsFor: 'goals scored',
  goalsAgainst: 'goals conceded',
}

/**
 * Lists where a published table and the counted matches disagree, each as a sentence in English: a team listed twice, a team
 * left out, figures that differ, a rank that the chain does not give. Level teams may be published in any order.
 *
 * @param computed the table that the matches and the chain give
 */
export function contradictionsOf(division: Division, category: Category, computed: readonly Row[]): string[] {
  if (division.published.length === 0) return []
  const table = `The published table of ${division.name.en} (${division.id}) in ${category.shortName}`
  if (computed.every(({ played }) => played === 0))
    return division.published.some(({ played }) => played > 0)
      ? [`${table} holds results that no match has.`]
      : []

  const sentences: string[] = []
  const rows = new Map<string, PublishedRow>()
  for (const row of division.published) {
    if (rows.has(row.teamId)) sentences.push(`${table} names ${row.teamName} twice; its first row is shown.`)
    else rows.set(row.teamId, row)
  }
  for (const own of computed) {
    const row = rows.get(own.teamId)
    if (!row) {
      sentences.push(`${table} leaves out ${nameOf(own.teamId, category)}, a team of the group.`)
      continue
    }
    const wrong = FIGURES.filter((figure) => row[figure] !== own[figure])
    if (wrong.length > 0) {
      const list = wrong.map((figure) => `${WORDS[figure]} ${row[figure]}, not ${own[figure]}`).join('; ')
      sentences.push(`${table} differs from the matches for ${row.teamName}: ${list}.`)
    }
    const lowest = own.rank + computed.filter(({ rank }) => rank === own.rank).length - 1
    if (row.rank < own.rank || row.rank > lowest)
      sentences.push(`${table} has ${row.teamName} at rank ${row.rank}; the chain gives ${own.rank}.`)
  }
  return sentences
}

function nameOf(teamId: string, category: Category): string {
  return category.teams.find((team) => team.id === teamId)?.name ?? teamId
}
