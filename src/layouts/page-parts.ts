import type { OtherEditions } from '../components/page/body-props.ts'
import { livePage } from '../components/page/live-page.ts'
import { trailOf } from '../components/shell/framed-page.ts'
import { type PageFrame, pageFrame } from '../components/shell/page-frame.ts'
import { markup } from '../components/ui/markup.ts'
import type { PageKind, Route } from '../domain/presentation/page-kinds.ts'
import { parseAddress } from '../domain/presentation/parse-address.ts'
import { originOf } from '../domain/site/origin.ts'
import type { PageSite } from '../domain/site/page-site.ts'
import { loadBody } from '../kinds/bodies/load-body.ts'
import { inYear } from '../kinds/in-year.ts'
import type { AnyKind, Head } from '../kinds/kind.ts'
import { bodyOf, kindOf } from '../kinds/kinds.ts'
import { breadcrumbList, structuredData } from './structured-data.ts'

/** The parts that a layout puts into a page, as text. */
interface PageParts {
  readonly route: Route | undefined
  readonly kind: AnyKind<PageKind> | undefined
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
export async function pageParts(site: PageSite, page: Head, hasOwnBody: boolean): Promise<PageParts> {
  const entities = [...(page.structured ? [page.structured] : []), breadcrumbList(trailOf(site, page))]
  const route = parseAddress(page.address)?.route
  const otherEditions = { ...NO_OTHER_EDITIONS, ...page.otherEditions }
  const { body, living } =
    route && !hasOwnBody ? await bodyParts(site, route, otherEditions) : { body: '', living: null }
  return {
    route,
    kind: route && kindOf(route),
    frame: pageFrame(site, page, origin, inYear(site, page)),
    structured: structuredData(origin, entities),
    body,
    living,
  }
}

async function bodyParts(site: PageSite, route: Route, otherEditions: OtherEditions) {
  const { still, messages } = kindOf(route)
  if (still) return { body: markup(still, { site, route }), living: null }
  const name = bodyOf(route, site.index)
  if (name === undefined) throw new Error(`Nothing renders the body of a page of the kind ${route.kind}.`)
  const View = await loadBody(name)
  const body = markup(View, { site, route, otherEditions, moment: { now: null } })
  return { body, living: body ? livePage(site, route, { body: name, messages }, otherEditions) : null }
}
