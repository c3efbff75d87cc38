import { memo } from 'react'
import type { LiveRow } from '../../domain/live/live-table.ts'
import { signed } from '../../domain/presentation/numbers.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Division } from '../../domain/tournament/edition.ts'
import type { TeamMark } from '../../domain/tournament/scenario/marks.ts'
import { type Translate, translator } from '../../i18n/translate.ts'
import { PlayingBadge } from '../match/LiveBadge.tsx'
import NeedMark from '../need/NeedMark.tsx'
import { FigureCells } from './FigureColumns.tsx'
import GroupTeam from './GroupTeam.tsx'
import { FIGURE_COLUMNS } from './table-columns.ts'

interface Props {
  readonly site: EditionSite
  readonly division: Division
  readonly row: LiveRow
  readonly isOwn: boolean
  /** The index of the colour for places that lead on; -1 for none. */
  readonly target: number
  /** What is already certain for the team. */
  readonly mark: TeamMark | undefined
}

/** A team's row in the table of its group. */
function StandingsRow({ site, division, row, isOwn, target, mark }: Props) {
  const t = translator(site.locale)
  return (
    <tr data-target={target < 0 ? undefined : target + 1} className={isOwn ? 'own' : undefined}>
      <td>
        {row.rank}
        <Gained places={row.gained} t={t} />
      </td>
      <th scope="row">
        <span className="who">
          <GroupTeam site={site} division={division} teamId={row.teamId} />
          <Adjusted points={pointsGiven(division, row.teamId)} t={t} />
          <NeedMark site={site} mark={mark} />
          {row.playing && <PlayingBadge score={row.playing} t={t} />}
        </span>
      </th>
      <FigureCells columns={FIGURE_COLUMNS} row={row} />
    </tr>
  )
}

/** A row is rendered again only if its group has changed: not with each new index of the edition. */
export default memo(
  StandingsRow,
  (before, next) =>
    before.site.underWay === next.site.underWay && SHOWN.every((name) => before[name] === next[name]),
)

const SHOWN = ['division', 'row', 'isOwn', 'target', 'mark'] as const

/** The points of a jury that are in the team's points; the notes below the table say why. */
function Adjusted({ points, t }: { readonly points: number; readonly t: Translate }) {
  if (points === 0) return null
  return (
    <span className="small quiet num">
      {signed(points)}
      <span className="hidden-text"> {t('table.pointsOfJury')}</span>
    </span>
  )
}

const pointsGiven = ({ adjustments = [] }: Division, teamId: string): number =>
  adjustments.reduce((sum, one) => (one.teamId === teamId ? sum + one.points : sum), 0)

function Gained({ places, t }: { readonly places: number; readonly t: Translate }) {
  if (places === 0) return null
  const isUp = places > 0
  const count = Math.abs(places)
  return (
    <span className={isUp ? 'gained up' : 'gained down'}>
      <span aria-hidden="true">{isUp ? '▲' : '▼'}</span>
      <span className="hidden-text"> {t(isUp ? 'live.up' : 'live.down', { count, number: count })}</span>
    </span>
  )
}
