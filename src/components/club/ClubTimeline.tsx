import type { ClubDay } from '../../domain/club/club-days.ts'
import { type ShownDay, shownDays } from '../../domain/club/shown-days.ts'
import type { TimelineItem } from '../../domain/my-week/timeline.ts'
import type { EditionSite } from '../../domain/presentation/page-site.ts'
import { clock } from '../../domain/time/stockholm.ts'
import type { Club } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import { dayTitle } from '../live-center/day-words.ts'
import HiddenNote from '../match/HiddenNote.tsx'
import Fold from '../nation/Fold.tsx'
import ClubRun from './ClubRun.tsx'
import { clubMatchesLink } from './club-links.ts'
import { gapText, wayText } from './way-text.ts'

/** Matches that a page has room for; more are told in figures, with the way to them. */
const ROOM = 48
/** So few that all days are open. */
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
      <HiddenNote site={site} matches={days.flatMap(({ entries }) => entries)} />
      <div className="club-days">
        {shownDays(days, ROOM).map((day) => (
          <Fold
            title={day.day === null ? t('match.timeUnknown') : dayTitle(day.day, site.locale)}
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

function DayOfClub({
  site,
  club,
  day,
}: {
  readonly site: EditionSite
  readonly club: Club
  readonly day: ShownDay
}) {
  const { locale } = site
  const t = translator(locale)
  const { from, until, areas, way, atOnce, left, matches, items } = day
  const all = left > 0 ? clubMatchesLink(site, club, day.day) : null
  const facts = [
    ...(from === null || until === null ? [] : [`${clock(from)}–${clock(until)}`]),
    ...(areas.length > 0 ? [areas.join(', ')] : []),
    ...(way.kind === 'other-arena' ? [wayText(way, locale)] : []),
    ...(atOnce > 1 ? [t('clubs.atOnce', { count: atOnce })] : []),
  ]
  return (
    <div className="club-day">
      <p className="small quiet">
        {facts.filter((fact) => fact !== null).map((fact) => (
          <bdi key={fact}>{fact}</bdi>
        ))}
      </p>
      {items.map((item) => (
        <DayItem site={site} item={item} key={keyOf(item)} />
      ))}
      {all !== null && (
        <a className="club-all" href={all}>
          {t(left === matches ? 'clubs.allOfDay' : 'clubs.moreOfDay', { count: left })}
        </a>
      )}
    </div>
  )
}

function DayItem({ site, item }: { readonly site: EditionSite; readonly item: TimelineItem }) {
  if (item.kind === 'match') return <ClubRun site={site} entries={[item.entry]} />
  if (item.kind === 'clash') return <ClubRun site={site} entries={item.entries} />
  if (item.kind !== 'gap') return null
  return (
    <p className={item.isTight ? 'club-gap is-tight' : 'club-gap'}>
      <svg className="icon" aria-hidden="true">
        <use href={`/icons.svg#${item.transfer.kind === 'other-arena' ? 'footprints' : 'clock'}`} />
      </svg>
      <bdi>{gapText(item, site.locale)}</bdi>
    </p>
  )
}

function keyOf(item: TimelineItem): string {
  if (item.kind === 'match') return item.entry.match.id
  if (item.kind === 'now') return 'now'
  return item.kind === 'gap' ? `gap ${item.from}` : `${item.kind} ${item.entries[0]?.match.id}`
}
