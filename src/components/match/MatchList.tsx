import { Fragment } from 'react/jsx-runtime'
import { partedBy } from '../../domain/places/breaks.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { longDate } from '../../domain/time/stockholm.ts'
import type { FieldBreak } from '../../domain/tournament/edition.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { matchDays } from '../../domain/tournament/match-days.ts'
import { translator } from '../../i18n/translate.ts'
import Time from '../ui/Time.tsx'
import type { CardShow } from './edition-card.ts'
import FieldBreaks from './FieldBreaks.tsx'
import HiddenNote from './HiddenNote.tsx'
import MatchRows from './MatchRows.tsx'

interface Props {
  readonly site: EditionSite
  readonly matches: readonly Match[]
  readonly show?: CardShow
  /** `day`: one heading per day; `none`: the page has a heading of its own. */
  readonly headings?: 'day' | 'none'
  /** The breaks of the field whose matches these are. */
  readonly breaks?: readonly FieldBreak[]
}

/** Matches by day. A list of several classes notes here which publish no results; the page of one class has its own note. */
export default function MatchList({ site, matches, show, headings = 'day', breaks = [] }: Props) {
  const { locale } = site
  const days = matchDays(matches)
  return (
    <>
      {show?.category && <HiddenNote site={site} matches={matches} />}
      {headings === 'none' ? (
        <MatchRows site={site} matches={days.flatMap((day) => day.matches)} show={show} />
      ) : (
        days.map(({ day, matches: ofDay }) => (
          <div className="day stack gap-2" key={day}>
            <h3>
              <Time
                when={day}
                text={day === null ? translator(locale)('match.timeUnknown') : longDate(day, locale)}
              />
            </h3>
            {partedBy(ofDay, breaks).map(({ before, matches: part }) => (
              <Fragment key={part[0]?.id ?? before[0]?.from}>
                <FieldBreaks breaks={before} locale={locale} />
                {part.length > 0 && <MatchRows site={site} matches={part} show={show} />}
              </Fragment>
            ))}
          </div>
        ))
      )}
    </>
  )
}
