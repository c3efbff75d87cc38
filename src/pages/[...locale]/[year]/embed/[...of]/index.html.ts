import type { APIRoute } from 'astro'
import { pageRendered } from '../../../../../data/build/progress.ts'
import { editionPaths } from '../../../../../data/build/site.ts'
import { editionEmbeds } from '../../../../../domain/embed/edition-embeds.ts'
import { type Embed, embedPath } from '../../../../../domain/embed/embed-address.ts'
import type { PageSite } from '../../../../../domain/site/page-site.ts'
import { embedDocument } from '../../../../../layouts/embed-document.ts'

export const getStaticPaths = () =>
  editionPaths((index, { scheduleYear }) =>
    editionEmbeds(index, scheduleYear).map((embed) => ({
      params: { of: embedPath(embed) },
      props: { embed },
    })),
  )

interface Props {
  readonly site: PageSite
  readonly embed: Embed
}

/** A part of the latest edition, for frames on other sites. It is written as text, since it uses nothing of Astro's page. */
export const GET: APIRoute<Props> = ({ props: { site, embed } }) => {
  pageRendered()
  return new Response(embedDocument(site, embed), { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
