import { localized, matchesAddress } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  readonly site: PageSite
}

/**
 * The way to what is played at this moment, where the menu is folded. How many matches that are is filled in by script: no
 * page is made anew for it (show-playing.ts).
 */
export default function LiveNow({ site: { locale, year, index } }: Props) {
  return (
    <a
      className="tool live-now"
      href={localized(matchesAddress(year), locale)}
      data-tournament={index.edition.tournamentId}
      data-year={year}
    >
      <span className="hidden-text">{translator(locale)('nav.matches')}</span>
      <span className="playing num" data-playing="" />
    </a>
  )
}
