import { createElement } from 'react'
import type { BodyProps, OtherEditions } from '../../src/components/page/bodies/body-props.ts'
import { builtMoment } from '../../src/components/page/built-moment.tsx'
import { type BodyKind, bodyKindOf, loadBody } from '../../src/components/page/page-bodies.ts'
import { markup } from '../../src/components/ui/markup.ts'
import { PAGE_KINDS, type Route } from '../../src/domain/presentation/page-kinds.ts'
import type { EditionIndex } from '../../src/domain/tournament/edition-index.ts'

const kinds = [...Object.keys(PAGE_KINDS), 'group-match', 'playoff-match'].filter(
  (kind) => kind !== 'match',
) as BodyKind[]
const bodies = new Map(await Promise.all(kinds.map(async (kind) => [kind, await loadBody(kind)] as const)))

/** The body of a page of any kind; the code of all kinds is loaded. */
export default function PageBody(props: BodyProps) {
  const Body = bodies.get(bodyKindOf(props.route, props.site.index))
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
  return markup(PageBody, { site, route, otherEditions: NO_OTHER_EDITIONS, moment: builtMoment(site) })
}
