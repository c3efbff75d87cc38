import NationView from '../../components/nation/NationView.tsx'
import type { BodyProps } from '../../components/page/body-props.ts'

/** The body of a nation's page. */
export default function NationPage({ site, route: { nation }, otherEditions }: BodyProps<'nation'>) {
  const teams = site.index.teamsByNation.get(nation)
  return teams ? (
    <NationView site={site} nation={nation} teams={teams} history={otherEditions.history} />
  ) : null
}
