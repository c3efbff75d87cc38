import * as v from 'valibot'
import { leaderOf } from '../../../domain/tournament/outcome.ts'
import { certainStandings, type Result } from '../../../domain/tournament/standings.ts'
import { ranking } from '../../document/ranking-document.ts'
import { writtenRow } from '../../document/table-row.ts'
import { type Finding, shown } from '../fault.ts'
import { say } from '../said.ts'
import {
  type LenientCategory,
  type LenientDivision,
  type LenientEdition,
  TABLE_NUMBERS,
} from './lenient-document.ts'

/** Finds rows of published tables that the matches of their group contradict. The published table is kept. */
export function tableFindings(edition: LenientEdition): Finding[] {
  return edition.categories.flatMap((category) =>
    category.divisions.flatMap((division) => ofDivision(division, category, edition)),
  )
}

function ofDivision(
  division: LenientDivision,
  category: LenientCategory,
  edition: LenientEdition,
): Finding[] {
  const rule = v.safeParse(ranking, category.ranking ?? edition.ranking)
  const results = countedResults(division)
  const teamIds = idsOf(division.teams.length > 0 ? division.teams : division.table.map((row) => row.team))
  if (!rule.success || results.length === 0 || division.table.length === 0) return []
  // The results of the file do not yet tell what becomes of them.
  if (category.teams.some(({ id, withdrawn }) => withdrawn && teamIds.includes(id ?? ''))) return []
  const lots = idsOf(division.lots)
  const ofTeams = (given: LenientDivision['fairPlay']) =>
    given.flatMap(({ team, points }) =>
      team.id !== undefined && typeof points === 'number' ? [{ teamId: team.id, points }] : [],
    )
  const fairPlay = ofTeams(division.fairPlay)
  const computed = certainStandings(
    teamIds,
    results,
    rule.output,
    lots,
    fairPlay,
    ofTeams(division.adjustments),
  ).map(writtenRow)
  return division.table.flatMap(({ at, team, numbers }): Finding[] => {
    const row = computed.find((standing) => standing.teamId === team.id)
    if (!row) return []
    const sharing = computed.filter((standing) => standing.rank === row.rank).length
    const apart = TABLE_NUMBERS.filter((key) => {
      const published = numbers[key]
      if (published === undefined || published === row[key]) return false
      // If nothing in the matches separates teams, their places may be published in any order.
      return key !== 'rank' || published < row.rank || published >= row.rank + sharing
    })
    if (apart.length === 0) return []
    const published = apart.map((key) => `${key} ${numbers[key]}`).join(', ')
    const played = apart.map((key) => `${key} ${row[key]}`).join(', ')
    const problem = say('tableDiffers', {
      name: shown(division.name),
      team: shown(team.id),
      published,
      played,
    })
    return [{ level: 'warning', at, problem, remedy: say('sameTable') }]
  })
}

/** Returns finished matches, walkovers even with only a winner, and carried results that are not matches of the group. */
function countedResults(division: LenientDivision): Result[] {
  const counted = new Set<string | undefined>()
  const played = division.matches.flatMap((match): Result[] => {
    const { home, away, score, state, winner, penalties } = match
    if (home.team === undefined || away.team === undefined) return []
    const teams = { homeTeamId: home.team, awayTeamId: away.team }
    const won: Pick<Result, 'winner'> | null = winner === 'home' || winner === 'away' ? { winner } : null
    const bothLose = match.bothLose && { bothLose: true as const }
    const walkover = state === 'walkover' && (score || won || bothLose)
    if (!walkover && !(state === 'finished' && score)) return []
    counted.add(match.id)
    const onPenalties = walkover || !score || leaderOf(score) ? null : leaderOf(penalties ?? null)
    return [
      {
        ...teams,
        score: score ?? { home: 0, away: 0 },
        ...(walkover ? won : null),
        ...bothLose,
        ...(onPenalties && { onPenalties }),
      },
    ]
  })
  const carried = division.carriedOver.flatMap(
    ({ match, home, away, score, onPenalties, bothLose }): Result[] =>
      score &&
      home.id !== undefined &&
      away.id !== undefined &&
      !(match.id !== undefined && counted.has(match.id))
        ? [
            {
              homeTeamId: home.id,
              awayTeamId: away.id,
              score,
              ...(onPenalties === 'home' || onPenalties === 'away' ? { onPenalties } : {}),
              ...(bothLose && { bothLose }),
            },
          ]
        : [],
  )
  return [...played, ...carried]
}

const idsOf = (refs: readonly { id: string | undefined }[]) => [
  ...new Set(refs.flatMap((ref) => (ref.id === undefined ? [] : [ref.id]))),
]
