import type { APIRoute } from 'astro'
import { pageRendered } from '../../../../../data/build/progress.ts'
import { editionPaths } from '../../../../../data/build/site.ts'
import { type FormerPage, formerPages } from '../../../../../domain/site/former-pages.ts'
import type { PageSite } from '../../../../../domain/site/page-site.ts'
import { formerPage } from '../../../../../layouts/former-page.ts'

export const getStaticPaths = () =>
  editionPaths((index) =>
    formerPages(index).map(({ room, segment, route }) => ({
      params: { room, former: segment },
      props: { route },
    })),
  )

interface Props extends Pick<FormerPage, 'route'> {
  readonly site: PageSite
}

/** A page of a team or match at a former address. */
export const GET: APIRoute<Props> = ({ props: { site, route } }) => {
  pageRendered()
  return new Response(formerPage(site, { route }), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
