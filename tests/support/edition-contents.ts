import { BoardHead } from '../../src/components/hall/BoardFrame.tsx'
import ScreenList from '../../src/components/hall/ScreenList.tsx'
import { screenGroups } from '../../src/components/hall/screen-groups.ts'
import { filterOptions } from '../../src/components/live-center/filter-options.ts'
import { searchExamples } from '../../src/components/search/search-examples.ts'
import StreamHead from '../../src/components/stream/StreamHead.tsx'
import { markup } from '../../src/components/ui/markup.ts'
import { pageSite } from '../../src/data/build/site.ts'
import { boardSubject } from '../../src/domain/hall/board-subject.ts'
import { homeAddress, localized } from '../../src/domain/presentation/addresses.ts'
import type { Route } from '../../src/domain/presentation/page-kinds.ts'
import { parseAddress } from '../../src/domain/presentation/parse-address.ts'
import type { PageSite, Site } from '../../src/domain/site/page-site.ts'
import { bySegment } from '../../src/domain/text/path-segment.ts'
import type { EditionIndex } from '../../src/domain/tournament/edition-index.ts'
import { editionFiles, sitemapFiles } from '../../src/files/edition-files.ts'
import { headOf, kindOf } from '../../src/kinds/kinds.ts'
import { editionAddresses } from '../../src/kinds/page-addresses.ts'
import { pageParts } from '../../src/layouts/page-parts.ts'

const ORIGIN = 'https://cup.example.org'

/** What a file of an edition holds; pages without what the site's bundler adds to each alike. */
export type Content = () => string | Promise<string>

/** Returns how each English file of an edition is made, by its path from the site's root. Pictures are left out. */
export function editionContents(site: Site, index: EditionIndex): ReadonlyMap<string, Content> {
  const english = pageSite(site, index, 'en')
  const addresses = [homeAddress(), ...editionAddresses(index, site.latestYear)]
  const files = [...editionFiles(site, index, ORIGIN), ...sitemapFiles(site, index, ORIGIN)]
  return new Map<string, Content>([
    ...addresses.map(
      (address) => [`${localized(address, 'en')}index.html`, () => pageContent(english, address)] as const,
    ),
    ...files
      .filter(({ path }) => !/^\/(?:sv|share)\//.test(path))
      .map(({ path, content }) => [path, async () => String(await content())] as const),
  ])
}

async function pageContent(site: PageSite, address: string): Promise<string> {
  const route = parseAddress(address)?.route
  if (!route) throw new Error(`${address} is no address.`)
  const { body, still } = kindOf(route)
  const { frame, kind: _, ...parts } = await pageParts(site, headOf({ site, route }), !body && !still)
  return JSON.stringify({ frame, ...parts, own: ownMarkup(site, route) }, null, 1)
}

/** What the template of a page shows besides its body, or instead of one. */
function ownMarkup(site: PageSite, route: Route): unknown {
  const { index, locale } = site
  switch (route.kind) {
    case 'screen':
      return [screenGroups(index, locale), markup(ScreenList, { site })]
    case 'search':
      return searchExamples(index, locale)
    case 'matches':
      return [index.matches.size, filterOptions(site)]
    case 'stream': {
      const stream = bySegment(index.streams, route.stream)
      return stream && markup(StreamHead, { site, stream })
    }
    case 'board': {
      const subject = boardSubject(route.board, index)
      return subject && markup(BoardHead, { site, subject, origin: ORIGIN })
    }
    default:
      return null
  }
}
