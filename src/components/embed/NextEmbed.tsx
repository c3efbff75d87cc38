import { ownMatches } from '../../domain/calendar/calendar-matches.ts'
import { lastLiveNext } from '../../domain/live/last-live-next.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import EmbedMatch from './EmbedMatch.tsx'

interface Props {
  readonly site: EditionSite
  readonly teamId: string
}

/** What a team plays now, else next; where nothing is to come, what it played last. */
export default function NextEmbed({ site, teamId }: Props) {
  const t = translator(site.locale)
  const { last, live, next } = lastLiveNext(ownMatches(site.index, [teamId]))
  const match = live ?? next ?? last
  if (!match) return <p>{t('team.noMatches')}</p>
  const title = live ? t('agenda.onNow') : next ? t('agenda.next') : t('embed.last')
  return (
    <section className="one">
      <h2>{title}</h2>
      <EmbedMatch site={site} match={match} group field date />
    </section>
  )
}
