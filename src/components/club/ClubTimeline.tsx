import type { ClubDay } from '../../domain/club/club-days.ts'
import { shownDays } from '../../domain/club/shown-days.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Club } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import CalendarLinks from '../calendar/CalendarLinks.tsx'
import HiddenNote from '../match/HiddenNote.tsx'
import { dayTitle } from '../ui/day-words.ts'
import Fold from '../ui/Fold.tsx'
import DayOfClub from './DayOfClub.tsx'

/** Matches beyond this number are shown as a count, with the link to them. */
const ROOM = { all: 48, ahead: 24 }
/** Up to this many, all days are open. */
const FEW = 16

interface Props {
  readonly site: EditionSite
  readonly club: Club
  readonly days: readonly ClubDay[]
}

/** One timeline of all teams of a club, day by day. */
export default function ClubTimeline({ site, club, days }: Props) {
  const t = translator(site.locale)
  const count = days.reduce((sum, { matches }) => sum + matches, 0)
  if (count === 0) return null
  return (
    <section className="section" aria-labelledby="days">
      <h2 id="days">{t('team.dayByDay')}</h2>
      <CalendarLinks site={site} subject={{ kind: 'club', id: club.id }} />
      <HiddenNote site={site} matches={days.flatMap(({ entries }) => entries)} />
      <div className="club-days stack gap-2">
        {shownDays(days, ROOM).map((day) => (
          <Fold
            title={day.day === null ? t('match.timeUnknown') : dayTitle(day.day, site.locale)}
            day={day.day}
            count={day.matches}
            locale={site.locale}
            isOpen={day.isCurrent || count <= FEW}
            key={day.day}
          >
            <DayOfClub site={site} club={club} day={day} />
          </Fold>
        ))}
      </div>
    </section>
  )
}
