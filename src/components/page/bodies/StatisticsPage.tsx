import Statistics from '../../statistics/Statistics.tsx'
import type { BodyProps } from './body-props.ts'

/** The body of the page of an edition's figures. */
export default function StatisticsPage({ site, otherEditions, moment }: BodyProps<'states'>) {
  return (
    <Statistics site={site} years={otherEditions.figures} history={otherEditions.history} moment={moment} />
  )
}
