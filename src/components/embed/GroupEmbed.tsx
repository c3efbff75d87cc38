import { liveTable } from '../../domain/live/live-table.ts'
import { localized, teamAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import { showsTable } from '../../domain/tournament/gates.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import { translator } from '../../i18n/translate.ts'
import NoTeams from '../category/NoTeams.tsx'
import { PlayingBadge } from '../match/LiveBadge.tsx'
import AdjustmentNotes from '../team/AdjustmentNotes.tsx'
import { FigureCells, FigureHeads, RankHead } from '../team/FigureColumns.tsx'
import { nameInGroup } from '../team/name-in-group.ts'
import { FIGURE_COLUMNS } from '../team/table-columns.ts'
import WithdrawnRows from '../team/WithdrawnRows.tsx'
import EmbedFlag from './EmbedFlag.tsx'
import OutboundLink from './OutboundLink.tsx'

interface Props {
  readonly site: EditionSite
  readonly category: Category
  readonly division: Division
}

/** The table of a group as it stands; if the class publishes no table, its teams. */
export default function GroupEmbed({ site, category, division }: Props) {
  const t = translator(site.locale)
  if (!showsTable(category, division))
    return (
      <section>
        {(category.resultsHidden || category.tablesHidden) && <p className="small">{t('category.hidden')}</p>}
        {division.teamIds.length === 0 && <NoTeams site={site} />}
        {division.teamIds.map((id) => (
          <p className="who" key={id}>
            <Team site={site} division={division} teamId={id} />
          </p>
        ))}
      </section>
    )
  const { rows, isPlaying, withdrawn } = liveTable(division, category)
  if (rows.length + withdrawn.size === 0) return <p>{t('division.noTable')}</p>
  return (
    <section>
      <table>
        <caption className="hidden-text">{t('division.standings')}</caption>
        <thead>
          <tr>
            <RankHead t={t} />
            <th scope="col">{t('table.team')}</th>
            <FigureHeads columns={FIGURE_COLUMNS} t={t} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.teamId}>
              <td>{row.rank}</td>
              <th scope="row">
                <span className="who">
                  <Team site={site} division={division} teamId={row.teamId} />
                  {row.playing && <PlayingBadge score={row.playing} t={t} />}
                </span>
              </th>
              <FigureCells columns={FIGURE_COLUMNS} row={row} />
            </tr>
          ))}
        </tbody>
        <WithdrawnRows withdrawn={withdrawn} t={t}>
          {(teamId) => <Team site={site} division={division} teamId={teamId} />}
        </WithdrawnRows>
      </table>
      <AdjustmentNotes site={site} division={division} />
      {isPlaying && <p className="small">{t('live.tableNow')}</p>}
    </section>
  )
}

function Team({ site, division, teamId }: Omit<Props, 'category'> & { readonly teamId: string }) {
  const team = site.index.teams.get(teamId)
  return (
    <>
      <EmbedFlag flag={nationOf(team?.nationCode ?? null)?.flag} />
      {team ? (
        <OutboundLink href={localized(teamAddress(site.year, teamId), site.locale)}>
          <bdi>{hyphenated(team.name)}</bdi>
        </OutboundLink>
      ) : (
        <bdi>{hyphenated(nameInGroup(teamId, division, site))}</bdi>
      )}
    </>
  )
}
