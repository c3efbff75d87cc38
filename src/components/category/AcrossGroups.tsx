import { localized, teamAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import { type Comparison, comparisonsOf } from '../../domain/tournament/best-places.ts'
import type { Category } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import BestPlaceLine from '../team/BestPlaceLine.tsx'
import { FigureCells, FigureHeads, RankHead } from '../team/FigureColumns.tsx'
import { FIGURE_COLUMNS } from '../team/table-columns.ts'

interface Props {
  readonly site: EditionSite
  readonly category: Category
}

/** The teams on the same place of different groups, compared, where only the best of them go on. */
export default function AcrossGroups({ site, category }: Props) {
  return comparisonsOf(category).map((comparison) => (
    <Compared key={`${comparison.rank} ${comparison.divisionId}`} site={site} comparison={comparison} />
  ))
}

function Compared({ site, comparison }: { readonly site: EditionSite; readonly comparison: Comparison }) {
  const { locale, year, index } = site
  const { rank, divisionId, groups, rows, isOver, isAlike } = comparison
  const t = translator(locale)
  const title = t('category.compared', { rank })
  const id = `place-${rank}-${divisionId}`
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="table-box standings" data-result="block" data-about={title}>
        <table>
          <caption className="hidden-text">{title}</caption>
          <thead>
            <tr>
              <RankHead t={t} />
              <th scope="col" className="text">
                {t('table.team')}
              </th>
              <th scope="col" className="text">
                {t('match.group')}
              </th>
              <FigureHeads columns={FIGURE_COLUMNS} t={t} />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.teamId}>
                <td>{row.rank}</td>
                <th scope="row" className="text">
                  <a href={localized(teamAddress(year, row.teamId), locale)}>
                    <bdi>{hyphenated(index.teams.get(row.teamId)?.name ?? row.teamId)}</bdi>
                  </a>
                </th>
                <td className="text">
                  <bdi>{groups.find(({ teamIds }) => teamIds.includes(row.teamId))?.name[locale]}</bdi>
                </td>
                <FigureCells columns={FIGURE_COLUMNS} row={row} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small">
        <BestPlaceLine site={site} place={comparison} />
      </p>
      <p className="small quiet">{t(isAlike ? 'category.comparedBy' : 'category.comparedUnlike')}</p>
      {!isOver && <p className="small quiet">{t('division.provisional')}</p>}
    </section>
  )
}
