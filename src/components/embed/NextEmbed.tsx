import { ownMatches } from '../../domain/calendar/calendar-matches.ts'
import { lastLiveNext } from '../../domain/live/last-live-next.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import EmbedMatch from './EmbedMatch.tsx'

interface Props {
  readonly site: EditionSite
  readonly teamId: string
}

/** The match that a team plays now, else its next one; if none is to come, its last one. */
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
