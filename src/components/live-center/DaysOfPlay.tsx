import { hasChangesPage } from '../../domain/changes/announced-changes.ts'
import { categoriesAddress, changesAddress, localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { MatchDay } from '../../domain/tournament/match-days.ts'
import { translator } from '../../i18n/translate.ts'
import MatchRows from '../match/MatchRows.tsx'
import DayChips from './DayChips.tsx'

interface Props {
  readonly site: EditionSite
  readonly days: readonly MatchDay[]
}

/** Enough to see what is missing; an edition without any times is read by class. */
const UNDATED_SHOWN = 40

/** Links to the days of an edition, and the matches without a known day. */
export default function DaysOfPlay({ site, days }: Props) {
  const { locale, year } = site
  const t = translator(locale)
  const undated = days.find(({ day }) => day === null)?.matches ?? []
  const unshown = undated.length - UNDATED_SHOWN
  return (
    <>
      {days.some(({ day }) => day !== null) && (
        <section className="section" aria-labelledby="days">
          <h2 id="days">{t('matches.byDay')}</h2>
          <DayChips site={site} days={days} />
          {hasChangesPage(site.index, site.latestYear) && (
            <p>
              <a href={localized(changesAddress(year), locale)}>{t('changes.all')}</a>
            </p>
          )}
        </section>
      )}
      {undated.length > 0 && (
        <section className="section" aria-labelledby="undated">
          <h2 id="undated">{t('match.noTime')}</h2>
          <MatchRows
            site={site}
            matches={undated.slice(0, UNDATED_SHOWN)}
            show={{ category: true, group: true, field: true }}
          />
          {unshown > 0 && (
            <p>
              <a href={localized(categoriesAddress(year), locale)}>
                {t('matches.moreByClass', { count: unshown })}
              </a>
            </p>
          )}
        </section>
      )}
    </>
  )
}
