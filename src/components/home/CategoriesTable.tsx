import { localized } from '../../domain/presentation/addresses.ts'
import { categoryLinks } from '../../domain/presentation/category-row.ts'
import type { EditionSite } from '../../domain/presentation/page-site.ts'
import type { Category } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'

/** The classes of an edition, each with the ways to its teams, groups and play-offs (spec.md §2). */
export default function CategoriesTable({ site }: { readonly site: EditionSite }) {
  const t = translator(site.locale)
  const { categories } = site.index.edition
  if (categories.length === 0) return <p className="empty">{t('home.noCategories')}</p>
  return (
    <div className="table-box stack">
      <table>
        <caption className="hidden-text">{t('home.categories')}</caption>
        <thead>
          <tr>
            <th scope="col" className="text">
              {t('home.category')}
            </th>
            <th scope="col" className="text">
              {t('home.teams')}
            </th>
            <th scope="col" className="text">
              {t('home.groups')}
            </th>
            <th scope="col" className="text">
              {t('home.playoffs')}
            </th>
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <CategoryRow site={site} category={category} key={category.id} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CategoryRow({ site, category }: { readonly site: EditionSite; readonly category: Category }) {
  const { locale, year } = site
  const t = translator(locale)
  const name = category.name[locale]
  const links = categoryLinks(year, category)
  const hiddenName = <span className="hidden-text">{`, ${name}`}</span>
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      {links.map(
        (link) =>
          link.kind !== 'stage' && (
            <td className="text" key={link.kind}>
              <a href={localized(link.address, locale)}>
                {t(link.kind === 'teams' ? 'home.allTeams' : 'home.groups')}
                {hiddenName}
              </a>
            </td>
          ),
      )}
      <td className="text">
        <span className="linkcell">
          {links.map(
            (link) =>
              link.kind === 'stage' && (
                <a href={localized(link.address, locale)} key={link.address}>
                  <bdi>{link.name[locale]}</bdi>
                  {hiddenName}
                </a>
              ),
          )}
        </span>
      </td>
    </tr>
  )
}
