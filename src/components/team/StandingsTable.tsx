import { Fragment } from 'react/jsx-runtime'
import { liveTable } from '../../domain/live/live-table.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import { FigureHeads, RankHead } from './FigureColumns.tsx'
import GroupTeam from './GroupTeam.tsx'
import { nameInGroup } from './name-in-group.ts'
import PlaceLegend from './PlaceLegend.tsx'
import StandingsNotes from './StandingsNotes.tsx'
import StandingsRow from './StandingsRow.tsx'
import { FIGURE_COLUMNS } from './table-columns.ts'
import { tableMarks } from './table-marks.ts'
import WhyRow from './WhyRow.tsx'
import WithdrawnNote from './WithdrawnNote.tsx'
import WithdrawnRows from './WithdrawnRows.tsx'

interface Props {
  readonly site: EditionSite
  readonly category: Category
  readonly division: Division
  readonly caption: string
  readonly ownTeamIds?: readonly string[]
  /** True on a page of many tables: it explains the ranking once, and leaves level teams' own matches to their own pages. */
  readonly isOneOfMany?: boolean
  /** True on a page that explains the order of teams: the reasons start unfolded. */
  readonly isWhyOpen?: boolean
  /** False if the page explains once for all tables where their places lead. */
  readonly placesShown?: boolean
  /** False on a page that shows the notes elsewhere. */
  readonly notesShown?: boolean
}

/** The current table of a group, and where its places lead. */
export default function StandingsTable(props: Props) {
  const { site, category, division, caption, ownTeamIds = [], isOneOfMany = false, isWhyOpen = false } = props
  const { placesShown = true, notesShown = true } = props
  const t = translator(site.locale)
  const table = liveTable(division, category)
  const marks = tableMarks(site, division, category)
  const targets = [...new Set((division.qualification ?? []).map((place) => place.divisionId))]
  return (
    <>
      <section className="table-box standings" tabIndex={0} aria-label={caption} data-result="block">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <RankHead t={t} />
              <th scope="col" className="text">
                {t('table.team')}
              </th>
              <FigureHeads columns={FIGURE_COLUMNS} t={t} />
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <Fragment key={row.teamId}>
                <StandingsRow
                  site={site}
                  division={division}
                  row={row}
                  isOwn={ownTeamIds.includes(row.teamId)}
                  target={targets.indexOf(row.qualifiesFor ?? '')}
                  mark={marks.get(row.teamId)}
                />
                {table.level
                  .filter(({ teamIds }) => teamIds.at(-1) === row.teamId)
                  .map((level) => (
                    <WhyRow
                      key={level.points}
                      site={site}
                      category={category}
                      division={division}
                      level={level}
                      provisional={table.provisional}
                      isWhole={!isOneOfMany}
                      isOpen={isWhyOpen}
                    />
                  ))}
              </Fragment>
            ))}
          </tbody>
          <WithdrawnRows withdrawn={table.withdrawn} t={t}>
            {(teamId) => <GroupTeam site={site} division={division} teamId={teamId} />}
          </WithdrawnRows>
        </table>
      </section>
      {[...table.withdrawn].map(([teamId, withdrawal]) => (
        <WithdrawnNote
          site={site}
          name={nameInGroup(teamId, division, site)}
          withdrawal={withdrawal}
          className="small quiet table-note"
          key={teamId}
        />
      ))}
      {placesShown && <PlaceLegend site={site} places={table.places} targets={targets} />}
      {notesShown && <StandingsNotes {...props} isOneOfMany={isOneOfMany || isWhyOpen} />}
    </>
  )
}
