import type { LiveRow } from '../../domain/live/live-table.ts'
import Flag from '../match/Flag.tsx'
import { scoreText } from '../match/match-card.ts'
import { countWords } from '../search/search-words.ts'
import type { TableWords } from './table-words.ts'

/** A team as the table was built with it. */
export interface TableTeam {
  readonly name: string
  readonly flag: string | undefined
  readonly address: string | undefined
  readonly isOwn: boolean
}

interface Props {
  readonly rows: readonly LiveRow[]
  readonly teams: ReadonlyMap<string, TableTeam>
  /** Ids of the divisions that places lead to, in the order of their colours. */
  readonly targets: readonly string[]
  readonly words: TableWords
}

/** The rows of `StandingsTable.astro`, for a group in which something changed after the page was built. */
export default function StandingsRows({ rows, teams, targets, words }: Props) {
  return rows.map((row) => {
    const team = teams.get(row.teamId)
    const target = row.qualifiesFor === null ? -1 : targets.indexOf(row.qualifiesFor)
    return (
      <tr
        key={row.teamId}
        data-team={row.teamId}
        data-target={target < 0 ? undefined : target + 1}
        className={team?.isOwn ? 'own' : undefined}
      >
        <td>
          {row.rank}
          <Gained places={row.gained} words={words} />
        </td>
        <th scope="row">
          <span className="who">
            <Flag flag={team?.flag} />
            {team?.address === undefined ? (
              <bdi>{team?.name ?? row.name ?? row.teamId}</bdi>
            ) : (
              <a href={team.address}>
                <bdi>{team.name}</bdi>
              </a>
            )}
            {row.playing && (
              <span className="badge badge-live">
                <span className="hidden-text">{words.playing} </span>
                {scoreText(row.playing)}
              </span>
            )}
          </span>
        </th>
        <td>{row.played}</td>
        <td className="wide-only">{row.won}</td>
        <td className="wide-only">{row.tied}</td>
        <td className="wide-only">{row.lost}</td>
        <td className="wide-only">{`${row.goalsFor}–${row.goalsAgainst}`}</td>
        <td>{signed(row.goalsFor - row.goalsAgainst)}</td>
        <td className="points">{row.points}</td>
      </tr>
    )
  })
}

function Gained({ places, words }: { readonly places: number; readonly words: TableWords }) {
  if (places === 0) return null
  const isUp = places > 0
  const said = countWords(isUp ? words.up : words.down, Math.abs(places), words.locale)
  return (
    <span className={isUp ? 'gained up' : 'gained down'}>
      <span aria-hidden="true">{isUp ? '▲' : '▼'}</span>
      <span className="hidden-text"> {said}</span>
    </span>
  )
}

const signed = (goals: number): string => (goals > 0 ? `+${goals}` : String(goals).replace('-', '−'))
