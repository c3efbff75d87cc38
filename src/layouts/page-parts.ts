import type { OtherEditions } from '../components/page/bodies/body-props.ts'
import { builtMoment } from '../components/page/built-moment.tsx'
import { livePage } from '../components/page/live-page.ts'
import { bodyKindOf, loadBody } from '../components/page/page-bodies.ts'
import type { PageMeta } from '../components/page/page-meta.ts'
import { trailOf } from '../components/shell/framed-page.ts'
import { type PageFrame, pageFrame } from '../components/shell/page-frame.ts'
import { breadcrumbList, originOf, structuredData } from '../components/shell/structured-data.ts'
import { markup } from '../components/ui/markup.ts'
import type { Route } from '../domain/presentation/page-kinds.ts'
import { parseAddress } from '../domain/presentation/parse-address.ts'
import type { PageSite } from '../domain/site/page-site.ts'

/** The parts that a layout puts into a page, as text. */
interface PageParts {
  readonly route: Route | undefined
  readonly frame: PageFrame
  readonly structured: string
  readonly body: string
  /** The data that the page needs to update itself; null if nothing on it changes. */
  readonly living: ReturnType<typeof livePage>
}

const NO_OTHER_EDITIONS: OtherEditions = {
  clubYears: [],
  clubHistory: null,
  meetings: null,
  coverage: 'none',
  pickerYears: [],
  lastChampions: null,
  memories: [],
  figures: [],
  history: null,
}

const origin = originOf(import.meta.env.SITE)

/** @param hasOwnBody true if the page brings its own markup instead of the body of its address */
export async function pageParts(site: PageSite, page: PageMeta, hasOwnBody: boolean): Promise<PageParts> {
  const { structured } = page
  const things = [...(structured ? [structured] : []), breadcrumbList(trailOf(site, page))]
  const route = parseAddress(page.address)?.route
  const otherEditions = { ...NO_OTHER_EDITIONS, ...page.otherEditions }
  const Body = hasOwnBody || !route ? null : await loadBody(bodyKindOf(route, site.index))
  const body = Body && route ? markup(Body, { site, route, otherEditions, moment: builtMoment(site) }) : ''
  return {
    route,
    frame: pageFrame(site, page, origin),
    structured: structuredData(origin, things),
    body,
    living: body !== '' && route ? livePage(site, route, otherEditions) : null,
  }
}
