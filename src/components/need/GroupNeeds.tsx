import { liveTable } from '../../domain/live/live-table.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import { placesAhead } from '../../domain/tournament/scenario/places-ahead.ts'
import { scenariosOf } from '../../domain/tournament/scenario/scenarios.ts'
import { translator } from '../../i18n/translate.ts'
import NeedLines from './NeedLines.tsx'
import PlacesAhead from './PlacesAhead.tsx'

interface Props {
  readonly site: EditionSite
  readonly category: Category
  readonly division: Division
  /** If set, only these teams are shown. */
  readonly teamIds?: readonly string[]
}

/** Up to this many open matches, as in the last round, the section starts unfolded: everybody asks for it then. */
const LAST_ROUND = 4

/** What the teams of a group need, in the order of the standings. */
export default function GroupNeeds({ site, category, division, teamIds }: Props) {
  const scenarios = site.year === site.latestYear ? scenariosOf(division, category) : null
  if (!scenarios) return null
  const { rows } = liveTable(division, category)
  const shown = rows.filter(
    ({ teamId }) => (!teamIds || teamIds.includes(teamId)) && scenarios.needs(teamId).length > 0,
  )
  if (shown.length === 0) return null
  const t = translator(site.locale)
  const isOn = scenarios.group.open.some(({ match }) => match.kind === 'live')
  return (
    <details
      className="needs panel panel-pad"
      open={scenarios.group.open.length <= LAST_ROUND}
      data-result="with"
    >
      <summary>{t('need.titleGroup')}</summary>
      {isOn && <p className="small quiet">{t('need.live')}</p>}
      <dl className="stack gap-3">
        {shown.map(({ teamId }) => (
          <div key={teamId}>
            <dt>
              <bdi>{hyphenated(site.index.teams.get(teamId)?.name ?? teamId)}</bdi>
            </dt>
            <dd>
              <NeedLines site={site} scenarios={scenarios} teamId={teamId} />
              {teamIds && <PlacesAhead site={site} places={placesAhead(division, category, teamId)} />}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
