import { ownMatches } from '../../domain/calendar/calendar-matches.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { matchDays } from '../../domain/tournament/match-days.ts'
import { translator } from '../../i18n/translate.ts'
import { dayTitle } from '../ui/day-words.ts'
import Time from '../ui/Time.tsx'
import EmbedMatch from './EmbedMatch.tsx'

interface Props {
  readonly site: EditionSite
  readonly teamId: string
}

/** All matches of a team, day by day. */
export default function TeamEmbed({ site, teamId }: Props) {
  const t = translator(site.locale)
  const days = matchDays(ownMatches(site.index, [teamId]))
  if (days.length === 0) return <p>{t('team.noMatches')}</p>
  return days.map(({ day, matches }) => (
    <section key={day}>
      <h2>
        <Time when={day} text={day === null ? t('match.timeUnknown') : dayTitle(day, site.locale)} />
      </h2>
      {matches.map((match) => (
        <EmbedMatch key={match.id} site={site} match={match} group field />
      ))}
    </section>
  ))
}
