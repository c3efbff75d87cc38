import type { BodyProps } from '../../components/page/body-props.ts'
import Statistics from '../../components/statistics/Statistics.tsx'

/** The body of the page of an edition's figures. */
export default function StatisticsPage({ site, otherEditions }: BodyProps<'states'>) {
  return <Statistics site={site} years={otherEditions.figures} history={otherEditions.history} />
}
