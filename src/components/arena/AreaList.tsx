import { type Area, areasOf } from '../../domain/places/areas.ts'
import { arenaAddress, localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { compareNames } from '../../domain/text/name-order.ts'
import { translator } from '../../i18n/translate.ts'
import PageHead from '../ui/PageHead.tsx'
import AreaMap from './AreaMap.tsx'
import TownMap from './TownMap.tsx'
import Walks from './Walks.tsx'

/** The page of an edition's arenas: the plan of the town, and the plan of each area with its fields. */
export default function AreaList({ site }: { readonly site: EditionSite }) {
  const { locale, year, index } = site
  const t = translator(locale)
  const areas = [...areasOf(index)].sort((one, other) => compareNames(one.name, other.name, locale))
  const anchors = new Map(areas.map((area, at) => [area, `area-${at}`]))
  const anchorOf = (area: Area) => anchors.get(area) ?? ''
  const count = index.arenas.size
  const fieldWords = t('arenas.fields', { count: index.fields.size })
  return (
    <>
      <PageHead
        title={t('arenas.title', { year })}
        lead={count > 0 ? t('arenas.lead', { count, fieldWords }) : null}
      />
      {areas.length === 0 && <p className="empty">{t('arenas.none')}</p>}
      <div className="areas">
        <TownMap areas={areas} locale={locale} anchorOf={anchorOf} />
        {areas.map((area) => (
          <AreaSection site={site} area={area} anchor={anchorOf(area)} key={anchorOf(area)} />
        ))}
      </div>
    </>
  )
}

interface SectionProps {
  readonly site: EditionSite
  readonly area: Area
  readonly anchor: string
}

function AreaSection({ site, area, anchor }: SectionProps) {
  const { locale, year } = site
  const t = translator(locale)
  return (
    <section className="section" aria-labelledby={anchor}>
      <h2 id={anchor}>
        <bdi>{area.name}</bdi>
      </h2>
      <ul className="area-arenas stack gap-1">
        {area.arenas.map(({ id, name, fields }) => (
          <li className="cluster middle gap-x-3" key={id}>
            <a href={localized(arenaAddress(year, id), locale)}>
              <bdi>{name}</bdi>
            </a>
            <span className="small quiet">{t('arenas.fields', { count: fields.length })}</span>
          </li>
        ))}
      </ul>
      <AreaMap site={site} arenas={area.arenas} area={area.name} />
      <Walks site={site} from={area} />
    </section>
  )
}
