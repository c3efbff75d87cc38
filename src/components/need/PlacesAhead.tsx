import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import { placesAhead } from '../../domain/tournament/scenario/places-ahead.ts'
import { translator } from '../../i18n/translate.ts'
import { placeText } from '../match/side-name.ts'
import StopLine from './StopLine.tsx'

interface Props {
  readonly site: EditionSite
  readonly category: Category
  readonly division: Division
  readonly teamId: string
}

/** The play-off match that each place leads to which a team can still reach in its group: `1st: 1/8 final, Fri 10 Jul 08:35, Lundby 1, against 2nd in Group 5`. */
export default function PlacesAhead({ site, category, division, teamId }: Props) {
  const places = placesAhead(division, category, teamId)
  if (site.year !== site.latestYear || places.length === 0) return null
  const t = translator(site.locale)
  return (
    <details className="way-on">
      <summary>{t('need.places')}</summary>
      <ol>
        {places.map(({ rank, stop }) => (
          <li key={rank}>
            <strong className="way-place">{placeText(rank, t)}</strong>
            <StopLine site={site} stop={stop} />
          </li>
        ))}
      </ol>
    </details>
  )
}
