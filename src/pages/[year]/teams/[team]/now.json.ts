import type { APIRoute, GetStaticPaths } from 'astro'
import { originOf } from '../../../../components/shell/structured-data.ts'
import { loadSite } from '../../../../data/build/site.ts'
import { hasCalendars } from '../../../../domain/calendar/calendar-matches.ts'
import { nowText } from '../../../../domain/open-data/now-file.ts'
import type { Site } from '../../../../domain/site/page-site.ts'
import { pathSegment } from '../../../../domain/text/path-segment.ts'
import type { Team } from '../../../../domain/tournament/edition.ts'
import type { EditionIndex } from '../../../../domain/tournament/edition-index.ts'

interface Props {
  readonly index: EditionIndex
  readonly cup: Site['cup']
  readonly team: Team
}

export const getStaticPaths = (async () => {
  const { indexes, cup, scheduleYear } = await loadSite()
  return indexes
    .filter(({ edition }) => hasCalendars(edition, scheduleYear))
    .flatMap((index) =>
      [...index.teams.values()].map((team) => ({
        params: { year: String(index.edition.year), team: pathSegment(team.id) },
        props: { index, cup, team } satisfies Props,
      })),
    )
}) satisfies GetStaticPaths

/** The last, current and next match of a team of the edition. */
export const GET: APIRoute<Props> = ({ props: { index, cup, team } }) =>
  new Response(nowText(index, cup, team, originOf(import.meta.env.SITE)), {
    headers: { 'content-type': 'application/json' },
  })
