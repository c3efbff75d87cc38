import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Division } from '../../domain/tournament/edition.ts'
import type { OwnMatches } from '../../domain/tournament/explanation.ts'
import type { Counted } from '../../domain/tournament/standings.ts'
import { NO_TALLY } from '../../domain/tournament/tally.ts'
import { translator } from '../../i18n/translate.ts'
import { scoreText } from '../match/match-card.ts'
import { FigureCells, FigureHeads } from './FigureColumns.tsx'
import { nameInGroup } from './name-in-group.ts'
import { OWN_COLUMNS } from './table-columns.ts'

interface Props {
  readonly site: EditionSite
  readonly division: Division
  readonly own: OwnMatches
  /** Ids of teams, in the order in which they are shown. */
  readonly teamIds: readonly string[]
}

/** The matches of level teams against each other: as a table for three or more teams, as results only for two. */
export default function OwnMatchesTable({ site, division, own, teamIds }: Props) {
  const t = translator(site.locale)
  const among = teamIds.filter((teamId) => own.teamIds.includes(teamId))
  return (
    <>
      {among.length > 2 && own.results.length > 0 && (
        <table>
          <caption>{t('why.ownMatches', { teams: among.length })}</caption>
          <thead>
            <tr>
              <th scope="col" className="text">
                {t('table.team')}
              </th>
              <FigureHeads columns={OWN_COLUMNS} t={t} />
            </tr>
          </thead>
          <tbody>
            {among.map((teamId) => (
              <tr key={teamId}>
                <th scope="row">
                  <bdi>{hyphenated(nameInGroup(teamId, division, site))}</bdi>
                </th>
                <FigureCells columns={OWN_COLUMNS} row={own.tallies.get(teamId) ?? NO_TALLY} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {own.results.length === 0 ? (
        <p>{t('why.haveNotMet')}</p>
      ) : (
        <ul>
          {own.results.map((counted) => (
            <li key={`${counted.matchId} ${counted.result.homeTeamId} ${counted.result.awayTeamId}`}>
              <OwnResult site={site} division={division} counted={counted} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function OwnResult({
  site,
  division,
  counted,
}: Omit<Props, 'own' | 'teamIds'> & { readonly counted: Counted }) {
  const { locale, year, index } = site
  const t = translator(locale)
  const { result, kind, matchId } = counted
  const names = (
    <>
      <bdi>{hyphenated(nameInGroup(result.homeTeamId, division, site))}</bdi>
      {' – '}
      <bdi>{hyphenated(nameInGroup(result.awayTeamId, division, site))}</bdi>
    </>
  )
  const id = matchId !== null && index.matches.has(matchId) ? matchId : null
  return (
    <>
      {id === null ? names : <a href={localized(matchAddress(year, id), locale)}>{names}</a>}{' '}
      <strong className="num">{result.bothLose ? t('match.both-lose') : scoreText(result.score)}</strong>
      {kind !== 'played' && !result.bothLose && ` (${t(`why.${kind}`)})`}
    </>
  )
}
