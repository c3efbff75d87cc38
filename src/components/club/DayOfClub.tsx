import type { ShownDay } from '../../domain/club/shown-days.ts'
import type { TimelineItem } from '../../domain/my-week/timeline.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { clock } from '../../domain/time/stockholm.ts'
import type { Club } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import Sentence, { isolated, timed } from '../ui/Sentence.tsx'
import ClubRun from './ClubRun.tsx'
import { clubMatchesLink } from './club-links.ts'
import { gapText, wayText } from './way-text.ts'

/** If more matches are played at once, overlaps are normal for the club: the day shows no clash and no tight way. */
const ONE_CAN_SEE = 2

interface Props {
  readonly site: EditionSite
  readonly club: Club
  readonly day: ShownDay
}

/** A day of a club: its hours and places, past matches folded, then coming ones with overlaps and the ways between them. */
export default function DayOfClub({ site, club, day }: Props) {
  const { locale } = site
  const t = translator(locale)
  const { left, matches, items, earlier, atOnce } = day
  const all = left > 0 ? clubMatchesLink(site, club, day.day) : null
  const isSmall = atOnce <= ONE_CAN_SEE
  const lines = (list: readonly TimelineItem[]) =>
    list.map((item) => <Item site={site} item={item} isSmall={isSmall} key={keyOf(item)} />)
  const over = earlier.reduce((sum, item) => sum + countOf(item), 0)
  return (
    <div className="club-day stack gap-2">
      <p className="small quiet">
        <Sentence text={factsOf(day, site)} />
      </p>
      {over > 0 && (
        <details className="club-earlier">
          <summary>{t('match.earlier', { count: over })}</summary>
          <div className="club-day stack gap-2">{lines(earlier)}</div>
        </details>
      )}
      {lines(items)}
      {all !== null && (
        <a className="club-all" href={all}>
          {t(left === matches ? 'clubs.allOfDay' : 'clubs.moreOfDay', { count: left })}
        </a>
      )}
    </div>
  )
}

/** `08:00–17:35 · Heden, Kviberg · at most 14 min on foot apart · at most 3 at the same time`, for Sentence. */
function factsOf({ from, until, areas, way, atOnce }: ShownDay, { locale }: EditionSite): string {
  const t = translator(locale)
  const apart = way.kind === 'other-arena' ? wayText(way, locale) : null
  return [
    ...(from === null || until === null ? [] : [`${timed(clock(from), from)}–${timed(clock(until), until)}`]),
    ...(areas.length > 0 ? [areas.map(isolated).join(', ')] : []),
    ...(apart === null ? [] : [t('clubs.upTo', { way: apart })]),
    ...(atOnce > 1 ? [t('clubs.atOnce', { count: atOnce })] : []),
  ].join(' · ')
}

interface ItemProps {
  readonly site: EditionSite
  readonly item: TimelineItem
  readonly isSmall: boolean
}

function Item({ site, item, isSmall }: ItemProps) {
  if (item.kind === 'match') return <ClubRun site={site} entries={[item.entry]} isClash={false} />
  if (item.kind === 'clash') return <ClubRun site={site} entries={item.entries} isClash={isSmall} />
  if (item.kind !== 'gap' || (item.isTight && !isSmall)) return null
  return (
    <p className={item.isTight ? 'club-gap is-tight row gap-2' : 'club-gap row gap-2'}>
      <svg className="icon" aria-hidden="true">
        <use href={`/icons.svg#${item.transfer.kind === 'other-arena' ? 'footprints' : 'clock'}`} />
      </svg>
      <bdi>{gapText(item, site.locale)}</bdi>
    </p>
  )
}

const countOf = (item: TimelineItem): number =>
  item.kind === 'match' ? 1 : item.kind === 'clash' ? item.entries.length : 0

function keyOf(item: TimelineItem): string {
  if (item.kind === 'match') return item.entry.match.id
  if (item.kind === 'now') return 'now'
  return item.kind === 'gap' ? `gap ${item.from}` : `${item.kind} ${item.entries[0]?.match.id}`
}
