import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import { scenariosOf } from '../../domain/tournament/scenario/scenarios.ts'
import { translator } from '../../i18n/translate.ts'
import NeedLines from './NeedLines.tsx'

interface Props {
  readonly site: EditionSite
  readonly category: Category
  readonly division: Division
  readonly teamId: string
}

/** What the team of a page needs in its group. */
export default function TeamNeeds({ site, category, division, teamId }: Props) {
  const scenarios = site.year === site.latestYear ? scenariosOf(division, category) : null
  if (!scenarios || scenarios.needs(teamId).length === 0) return null
  return (
    <div className="needs panel panel-pad" data-result="with">
      <h3>{translator(site.locale)('need.title')}</h3>
      <NeedLines site={site} scenarios={scenarios} teamId={teamId} />
    </div>
  )
}
