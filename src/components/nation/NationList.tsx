import { localized, nationAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import Flag from '../match/Flag.tsx'
import PageHead from '../ui/PageHead.tsx'
import MedalTable from './MedalTable.tsx'
import { byMedals, nationsByName } from './named-nation.ts'

interface Props {
  readonly site: EditionSite
}

/** The page of an edition's nations: nations with medals by their medals, the other nations by name. */
export default function NationList({ site }: Props) {
  const { locale, year } = site
  const t = translator(locale)
  const nations = nationsByName(site)
  const count = nations.length
  const decorated = nations.filter(({ medals }) => medals.length > 0).sort(byMedals)
  const others = nations.filter(({ medals }) => medals.length === 0)
  return (
    <>
      <PageHead title={t('nations.title', { year })} lead={count > 0 ? t('nations.lead', { count }) : null} />
      {count === 0 && <p className="empty">{t('nations.none')}</p>}
      {decorated.length > 0 && <MedalTable site={site} nations={decorated} />}
      {others.length > 0 && (
        <section className="section" aria-label={t('nav.nations')}>
          {decorated.length > 0 && <h2>{t('nation.others')}</h2>}
          <ul className="nation-list grid of-15 gap-2">
            {others.map(({ key, name, flag, teams }) => (
              <li key={key}>
                <a href={localized(nationAddress(year, key), locale)}>
                  <Flag flag={flag} />
                  <bdi>{name}</bdi>
                  <span className="num">{t('categories.teams', { count: teams })}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
