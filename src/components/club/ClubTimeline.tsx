import type { ClubDay } from '../../domain/club/club-days.ts'
import { type ShownDay, shownDays } from '../../domain/club/shown-days.ts'
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

/** One timeline of all teams of a club, day by day: while the cup is played from the current day on, then the earlier days. */
export default function ClubTimeline({ site, club, days }: Props) {
  const t = translator(site.locale)
  const count = countOf(days)
  if (count === 0) return null
  const shown = shownDays(days, ROOM)
  const current = shown.findIndex(({ isCurrent }) => isCurrent)
  const earlier = site.underWay ? shown.slice(0, Math.max(0, current)) : []
  return (
    <section className="section" aria-labelledby="days">
      <h2 id="days">{t('team.dayByDay')}</h2>
      <CalendarLinks site={site} subject={{ kind: 'club', id: club.id }} />
      <HiddenNote site={site} matches={days.flatMap(({ entries }) => entries)} />
      {list(shown.slice(earlier.length))}
      {earlier.length > 0 && (
        <details className="earlier">
          <summary>{t('match.before', { count: countOf(earlier) })}</summary>
          {list(earlier)}
        </details>
      )}
    </section>
  )

  function list(part: readonly ShownDay[]) {
    return (
      <div className="club-days stack gap-2">
        {part.map((day) => (
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
    )
  }
}

const countOf = (days: readonly ClubDay[]): number => days.reduce((sum, { matches }) => sum + matches, 0)
