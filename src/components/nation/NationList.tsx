import { localized, nationAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/presentation/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import Flag from '../match/Flag.tsx'
import PageHead from '../ui/PageHead.tsx'
import { nationsByName } from './named-nation.ts'

/** The page of an edition's nations: each with its teams. */
export default function NationList({ site }: { readonly site: EditionSite }) {
  const { locale, year } = site
  const t = translator(locale)
  const nations = nationsByName(site)
  const count = nations.length
  return (
    <>
      <PageHead title={t('nations.title', { year })} lead={count > 0 ? t('nations.lead', { count }) : null} />
      {count === 0 ? (
        <p className="empty">{t('nations.none')}</p>
      ) : (
        <ul className="nation-list">
          {nations.map(({ key, name, flag, teams }) => (
            <li key={key}>
              <a href={localized(nationAddress(year, key), locale)}>
                <Flag flag={flag} />
                <bdi>{name}</bdi>
                <span className="num">{t('categories.teams', { count: teams })}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
