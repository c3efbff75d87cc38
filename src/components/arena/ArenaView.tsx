import { fieldAddress, localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/presentation/page-site.ts'
import type { Arena } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import type { PageMoment } from '../page/page-moment.ts'

interface Props {
  readonly site: EditionSite
  readonly arena: Arena
  readonly moment: PageMoment
}

/** An arena's page: its fields with how much is played on them, and the way there. */
export default function ArenaView({ site, arena, moment }: Props) {
  const { locale, year, index } = site
  const t = translator(locale)
  const matchesOn = (fieldId: string) => index.matchesByField.get(fieldId)?.length ?? 0
  return (
    <>
      <div className="page-head">
        {arena.area && (
          <p className="eyebrow">
            <bdi>{arena.area}</bdi>
          </p>
        )}
        <h1>
          <bdi>{arena.name}</bdi>
        </h1>
      </div>
      {moment.freshness}
      <section className="section" aria-labelledby="fields">
        <h2 id="fields">{t('arena.fields')}</h2>
        {arena.fields.length === 0 && <p className="empty">{t('arena.noFields')}</p>}
        <ul className="cards">
          {arena.fields.map(({ id, name }) => (
            <li key={id}>
              <a className="card" href={localized(fieldAddress(year, arena.id, id), locale)}>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <span className="small quiet">{t('arena.matches', { count: matchesOn(id) })}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <Directions site={site} arena={arena} />
    </>
  )
}

function Directions({ site, arena: { coordinates } }: Omit<Props, 'moment'>) {
  if (!coordinates) return null
  const t = translator(site.locale)
  const { latitude, longitude } = coordinates
  return (
    <section className="section" aria-labelledby="directions">
      <h2 id="directions">{t('arena.directions')}</h2>
      <p>
        {`${t('arena.position')}: `}
        <span className="num">{`${latitude.toFixed(5)}, ${longitude.toFixed(5)}`}</span>
      </p>
      <p>
        <a className="button" href={`geo:${latitude},${longitude}`}>
          {t('arena.openMap')}
        </a>
      </p>
    </section>
  )
}
