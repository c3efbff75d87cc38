import type { EditionSite } from '../../domain/site/page-site.ts'
import type { PlaceAhead } from '../../domain/tournament/scenario/places-ahead.ts'
import { translator } from '../../i18n/translate.ts'
import { placeText } from '../match/side-name.ts'
import StopLine from './StopLine.tsx'

interface Props {
  readonly site: EditionSite
  readonly places: readonly PlaceAhead[]
}

/** Where the places of a group lead: `1st 1/8 final 10 Jul 08:35 Lundby 1 against 2nd in Group 5`. */
export default function PlacesAhead({ site, places }: Props) {
  if (site.year !== site.latestYear || places.length === 0) return null
  const t = translator(site.locale)
  return (
    <details className="way-on">
      <summary>{t('need.places')}</summary>
      <ol className="grid of-20 gap-x-4">
        {places.map(({ rank, stop }) => (
          <li className="cluster baseline gap-x-2" key={rank}>
            <strong className="way-place">{placeText(rank, t)}</strong>
            <StopLine site={site} stop={stop} />
          </li>
        ))}
      </ol>
    </details>
  )
}
