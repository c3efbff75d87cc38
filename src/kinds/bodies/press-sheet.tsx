import type { BodyProps } from '../../components/page/body-props.ts'
import PressSheet from '../../components/press/PressSheet.tsx'
import { clubIdOf, clubNames, dayNames, nationNames } from '../../components/press/press-subject.ts'
import { daySheet } from '../../domain/press/day-sheet.ts'
import { clubSheet, nationSheet } from '../../domain/press/teams-sheet.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'

type Props = BodyProps<'press-day' | 'press-nation' | 'press-club'>

/** The body of a press sheet about a day, a nation or a club. */
export default function PressPage({ site, route }: Props) {
  const { names, sheet } = subjectOf(route, site.index)
  const day = 'day' in route ? route.day : undefined
  return sheet && <PressSheet site={site} subject={{ names, sheet }} day={day} />
}

function subjectOf(route: Props['route'], index: EditionIndex) {
  if ('day' in route) return { names: dayNames(route.day), sheet: daySheet(index, route.day) }
  if ('nation' in route)
    return { names: nationNames(route.nation, index), sheet: nationSheet(index, route.nation) }
  const id = clubIdOf(route.club, index)
  return { names: clubNames(id, index), sheet: clubSheet(index, id) }
}
