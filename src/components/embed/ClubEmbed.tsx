import { ownMatches } from '../../domain/calendar/calendar-matches.ts'
import { embedAddress } from '../../domain/embed/embed-address.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { matchDays } from '../../domain/tournament/match-days.ts'
import { isAwaited } from '../../domain/tournament/match-progress.ts'
import { translator } from '../../i18n/translate.ts'
import HiddenNote from '../match/HiddenNote.tsx'
import { dayShort, dayTitle } from '../ui/day-words.ts'
import Time from '../ui/Time.tsx'
import EmbedMatch from './EmbedMatch.tsx'

interface Props {
  readonly site: EditionSite
  readonly clubId: string
  /** `YYYY-MM-DD` in Stockholm; null: the current day of the club. */
  readonly day: string | null
}

/** All matches of a club on a day, and links to its other days within the frame. */
export default function ClubEmbed({ site, clubId, day }: Props) {
  const { locale, year, index } = site
  const t = translator(locale)
  const teams = index.teamsByClub.get(clubId) ?? []
  const own = ownMatches(
    index,
    teams.map(({ id }) => id),
  )
  const days = matchDays([...new Map(own.map((match) => [match.id, match])).values()])
  const shown = day ?? (days.find(isOn) ?? days.at(-1))?.day ?? null
  const matches = days.find((one) => one.day === shown)?.matches ?? []
  const dated = days.flatMap((one) => one.day ?? [])
  return (
    <>
      {dated.length > 1 && (
        <nav aria-label={t('embed.days')}>
          {dated.map((one) => (
            <a
              className="chip"
              href={embedAddress(year, { kind: 'club', club: clubId, day: one }, locale)}
              aria-current={one === shown ? 'page' : undefined}
              key={one}
            >
              <Time when={one} text={dayShort(one, locale)} />
            </a>
          ))}
        </nav>
      )}
      <section>
        {shown !== null && (
          <h2>
            <Time when={shown} text={dayTitle(shown, locale)} />
          </h2>
        )}
        <HiddenNote site={site} matches={matches} />
        {matches.length === 0 && <p>{t('embed.noneOfDay')}</p>}
        {matches.map((match) => (
          <EmbedMatch key={match.id} site={site} match={match} category field />
        ))}
      </section>
    </>
  )
}

const isOn = ({ matches }: { readonly matches: readonly Match[] }): boolean => matches.some(isAwaited)
