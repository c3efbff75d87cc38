import { arenaAddress, fieldAddress, localized } from '../../domain/presentation/addresses.ts'
import { compareNames } from '../../domain/presentation/name-order.ts'
import type { EditionSite } from '../../domain/presentation/page-site.ts'
import type { Arena } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import PageHead from '../ui/PageHead.tsx'

/** The page of an edition's arenas: each with its fields, by part of town. */
export default function AreaList({ site }: { readonly site: EditionSite }) {
  const { locale, year, index } = site
  const t = translator(locale)
  const areas = Map.groupBy(index.edition.arenas, (arena) => arena.area ?? '')
  const sorted = [...areas].sort(([one], [other]) =>
    one === '' ? 1 : other === '' ? -1 : compareNames(one, other, locale),
  )
  // Where no arena says in which part of town it is, there is nothing to tell apart.
  const isOneList = sorted.length === 1 && sorted[0]?.[0] === ''
  const counts = { arenas: index.arenas.size, fields: index.fields.size }
  return (
    <>
      <PageHead
        title={t('arenas.title', { year })}
        lead={counts.arenas > 0 ? t('arenas.lead', counts) : null}
      />
      {sorted.length === 0 && <p className="empty">{t('arenas.none')}</p>}
      <div className="areas">
        {sorted.map(([area, arenas], at) => (
          <section className="section" aria-labelledby={`area-${at}`} key={area}>
            <h2 id={`area-${at}`} className={isOneList ? 'hidden-text' : undefined}>
              <bdi>{area || t(isOneList ? 'nav.arenas' : 'arenas.otherArea')}</bdi>
            </h2>
            <ul className="cards">
              {arenas.map((arena) => (
                <ArenaCard site={site} arena={arena} key={arena.id} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

function ArenaCard({ site, arena }: { readonly site: EditionSite; readonly arena: Arena }) {
  const { locale, year } = site
  return (
    <li className="card">
      <a href={localized(arenaAddress(year, arena.id), locale)}>
        <strong>
          <bdi>{arena.name}</bdi>
        </strong>
      </a>
      <span className="small quiet">
        {translator(locale)('arenas.fields', { count: arena.fields.length })}
      </span>
      <ul className="linkcell">
        {arena.fields.map(({ id, name }) => (
          <li key={id}>
            <a href={localized(fieldAddress(year, arena.id, id), locale)}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}
