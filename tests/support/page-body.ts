import { createElement } from 'react'
import type { BodyProps, OtherEditions, PageBody as View } from '../../src/components/page/body-props.ts'
import { markup } from '../../src/components/ui/markup.ts'
import type { Route } from '../../src/domain/presentation/page-kinds.ts'
import type { EditionIndex } from '../../src/domain/tournament/edition-index.ts'
import { bodyOf } from '../../src/kinds/kinds.ts'

/** Views by file: the code of all kinds is loaded. */
const views = import.meta.glob<View>('../../src/kinds/bodies/*.tsx', { eager: true, import: 'default' })

/** The body of a page of any kind. */
export default function PageBody(props: BodyProps) {
  const Body = views[`../../src/kinds/bodies/${bodyOf(props.route, props.site.index)}.tsx`]
  return Body ? createElement(Body, props) : null
}

export const NO_OTHER_EDITIONS: OtherEditions = {
  clubYears: [],
  clubHistory: null,
  meetings: null,
  coverage: 'none',
  lastChampions: null,
  memories: [],
  pickerYears: [],
  figures: [],
  history: null,
}

/** The English body of a page of a cup whose only edition is under way. */
export function loneBody(route: Route, index: EditionIndex): string {
  const { year } = index.edition
  const cup = { id: 'cup', name: 'Test Cup', sport: 'handball' }
  const site = { locale: 'en' as const, year, cup, latestYear: year, underWay: true, index }
  return markup(PageBody, { site, route, otherEditions: NO_OTHER_EDITIONS, moment: { now: null } })
}
