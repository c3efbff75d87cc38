import type { LiveTable } from '../../domain/live/live-table.ts'
import { divisionPage, localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { type MessageKey, translator } from '../../i18n/translate.ts'
import Sentence, { isolated } from '../ui/Sentence.tsx'

interface Props {
  readonly site: EditionSite
  readonly places: LiveTable['places']
  /** Ids of the divisions that places lead to, in the order of their colours. */
  readonly targets: readonly string[]
}

/** The legend of a table: where its places lead. */
export default function PlaceLegend({ site, places, targets }: Props) {
  if (places.length === 0) return null
  return (
    <ul className="legend cluster gap-1 gap-x-4">
      {places.map((place) => (
        <li key={`${place.fromRank} ${place.divisionId}`} data-target={targets.indexOf(place.divisionId) + 1}>
          <PlaceLine site={site} place={place} />
        </li>
      ))}
    </ul>
  )
}

type Place = LiveTable['places'][number]

function PlaceLine({ site, place }: { readonly site: EditionSite; readonly place: Place }) {
  const { locale, year, index } = site
  const target = index.divisions.get(place.divisionId)
  const sentence = (
    <Sentence
      text={translator(locale)(placeMessage(place), {
        from: place.fromRank,
        to: place.toRank,
        target: isolated(target?.name[locale] ?? place.divisionId),
      })}
    />
  )
  return target ? <a href={localized(divisionPage(year, target), locale)}>{sentence}</a> : sentence
}

/** The teams that went on are a fact, whatever their ranks: an extra match or a lot may have decided. */
function placeMessage({ asRanked, fromRank, toRank }: Place): MessageKey {
  if (!asRanked) return 'division.wentOn'
  return fromRank === toRank ? 'division.qualifiesOne' : 'division.qualifies'
}
