import { type Area, areasOf, walksFrom } from '../../domain/places/areas.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  readonly site: EditionSite
  readonly from: Area
}

/** Nobody compares more walks than this. */
const MOST = 4

/** About how long the walk takes from an area to the areas around it. */
export default function Walks({ site: { locale, index }, from }: Props) {
  const t = translator(locale)
  const walks = walksFrom(from, areasOf(index)).slice(0, MOST)
  if (walks.length === 0) return null
  return (
    <div className="walks cluster gap-x-3">
      <span className="quiet">{t('arena.walks')}</span>
      <ul className="cluster gap-x-3">
        {walks.map(({ to, minutes }) => (
          <li key={to.name}>
            <strong className="num">{t('arena.minutes', { minutes })}</strong> <bdi>{to.name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
