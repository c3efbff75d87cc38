import { localized, matchesAddress } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  readonly site: PageSite
}

/**
 * The link to the matches being played now, for screens on which the menu is folded. A script fills in their number, so
 * that no page has to be rebuilt for it (show-playing.ts).
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
