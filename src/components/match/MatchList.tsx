import type { EditionSite } from '../../domain/site/page-site.ts'
import { longDate } from '../../domain/time/stockholm.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { matchDays } from '../../domain/tournament/match-days.ts'
import { translator } from '../../i18n/translate.ts'
import type { CardShow } from './edition-card.ts'
import HiddenNote from './HiddenNote.tsx'
import MatchRows from './MatchRows.tsx'

interface Props {
  readonly site: EditionSite
  readonly matches: readonly Match[]
  readonly show?: CardShow
  /** One heading per day, or none where the page has its own. */
  readonly headings?: 'day' | 'none'
}

/** Matches in the order of their days. The page of a class says itself that it publishes no results; a list of several does here. */
export default function MatchList({ site, matches, show, headings = 'day' }: Props) {
  const { locale } = site
  const days = matchDays(matches)
  return (
    <>
      {show?.category && <HiddenNote site={site} matches={matches} />}
      {headings === 'none' ? (
        <MatchRows site={site} matches={days.flatMap((day) => day.matches)} show={show} />
      ) : (
        days.map(({ day, matches: ofDay }) => (
          <div className="day" key={day}>
            <h3>{day === null ? translator(locale)('match.timeUnknown') : longDate(day, locale)}</h3>
            <MatchRows site={site} matches={ofDay} show={show} />
          </div>
        ))
      )}
    </>
  )
}
