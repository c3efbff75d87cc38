import DayMatches from '../../live-center/DayMatches.tsx'
import type { BodyProps } from './body-props.ts'

/** The body of the page of a day, or of a part of it. */
export default function DayPage({ site, route, moment }: BodyProps<'matches-day' | 'matches-part'>) {
  const part = route.kind === 'matches-part' ? route.part : undefined
  return <DayMatches site={site} day={route.day} part={part} moment={moment} />
}
