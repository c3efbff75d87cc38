import DayMatches from '../../components/live-center/DayMatches.tsx'
import type { BodyProps } from '../../components/page/body-props.ts'

/** The body of the page of a day, or of a part of it. */
export default function DayPage({ site, route }: BodyProps<'matches-day' | 'matches-part'>) {
  const part = 'part' in route ? route.part : undefined
  return <DayMatches site={site} day={route.day} part={part} />
}
