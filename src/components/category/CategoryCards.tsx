import { categoryAddress, localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Category } from '../../domain/tournament/edition.ts'
import { playingTeams } from '../../domain/tournament/withdrawn.ts'
import { translator } from '../../i18n/translate.ts'
import PageHead from '../ui/PageHead.tsx'

/** The age at which classes without one are listed. */
const ADULT = 99

/** The page of an edition's classes: girls, boys, and the others. */
export default function CategoryCards({ site }: { readonly site: EditionSite }) {
  const { locale, year, index } = site
  const t = translator(locale)
  // By age, as visitors look for a class; the service sorts by name, with EOC before Girls.
  const all = index.edition.categories.toSorted((one, other) => (one.age ?? ADULT) - (other.age ?? ADULT))
  const genders = (['girls', 'boys', 'mixed'] as const)
    .map((gender) => ({ gender, categories: all.filter((category) => category.gender === gender) }))
    .filter(({ categories }) => categories.length > 0)
  return (
    <>
      <PageHead
        title={t('categories.title', { year })}
        lead={all.length === 0 ? null : t('categories.lead', { count: all.length })}
      />
      {genders.length === 0 && <p className="empty">{t('categories.none')}</p>}
      <div className="areas">
        {genders.map(({ gender, categories }) => (
          <section className="section" aria-labelledby={gender} key={gender}>
            <h2 id={gender}>{t(`categories.${gender}`)}</h2>
            <ul className="cards grid of-17 gap-3">
              {categories.map((category) => (
                <CategoryCard site={site} category={category} key={category.id} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

function CategoryCard({ site, category }: { readonly site: EditionSite; readonly category: Category }) {
  const { locale, year } = site
  const t = translator(locale)
  const teams = playingTeams(category).length
  const groups = category.divisions.filter(({ kind }) => kind === 'group').length
  const counts = [
    teams > 0 && t('categories.teams', { count: teams }),
    groups > 0 && t('categories.groups', { count: groups }),
  ]
  return (
    <li>
      <a className="card" href={localized(categoryAddress(year, category.id), locale)}>
        <strong>
          <bdi>{category.name[locale]}</bdi>
        </strong>
        <span className="quiet small">{counts.filter(Boolean).join(' · ')}</span>
      </a>
    </li>
  )
}
