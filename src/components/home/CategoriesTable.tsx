import { localized } from '../../domain/presentation/addresses.ts'
import { categoryLinks } from '../../domain/presentation/category-row.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { championOf } from '../../domain/tournament/champions.ts'
import { classColumns } from '../../domain/tournament/class-columns.ts'
import type { Category } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import { weekText } from '../category/week-text.ts'
import Sentence from '../ui/Sentence.tsx'
import ClassChampion from './ClassChampion.tsx'

interface Props {
  readonly site: EditionSite
}

/**
 * The classes of an edition, each with links to its teams, groups and play-offs, how far it is in its week, and
 * its champion. Boys and girls of an age stand side by side if there is room.
 */
export default function CategoriesTable({ site }: Props) {
  const t = translator(site.locale)
  const { categories } = site.index.edition
  if (categories.length === 0) return <p className="empty">{t('categories.none')}</p>
  const { boys, girls, others } = classColumns(categories)
  if (boys.length === 0) return <ClassTable site={site} name={t('home.categories')} categories={others} />
  return (
    <div className="class-tables stack narrow upper gap-4">
      <ClassTable site={site} name={t('categories.boys')} categories={boys} />
      <ClassTable site={site} name={t('categories.girls')} categories={girls} />
      {others.length > 0 && <ClassTable site={site} name={t('home.otherClasses')} categories={others} />}
    </div>
  )
}

interface TableProps extends Props {
  readonly name: string
  readonly categories: readonly Category[]
}

function ClassTable({ site, name, categories }: TableProps) {
  const t = translator(site.locale)
  return (
    <div className="table-box stacked">
      <table className="classes">
        <caption className="hidden-text">{name}</caption>
        <thead>
          <tr>
            {(['category', 'teams', 'groups', 'playoffs'] as const).map((column) => (
              <th scope="col" className="text" key={column}>
                {t(`home.${column}`)}
              </th>
            ))}
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

function CategoryRow({ site, category }: Props & { readonly category: Category }) {
  const { locale, year, latestYear, index } = site
  const t = translator(locale)
  const name = category.name[locale]
  const links = categoryLinks(year, category)
  const champion = championOf(category, index.teams)
  const week = champion || year !== latestYear ? null : weekText(category, locale)
  const hiddenName = <span className="hidden-text">{`, ${name}`}</span>
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
        {week !== null && (
          <span className="class-week">
            <Sentence text={week} />
          </span>
        )}
      </th>
      {links.map(
        (link) =>
          link.kind !== 'stage' && (
            <td className="text" key={link.kind}>
              <a href={localized(link.address, locale)}>
                {t(link.kind === 'teams' ? 'home.allTeams' : 'home.groups')}
                {hiddenName}
              </a>{' '}
              <span className="num quiet small">{countOf(category, link.kind) || null}</span>
            </td>
          ),
      )}
      <td className="text">
        <span className="linkcell cluster gap-1 gap-x-4">
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
        {champion && <ClassChampion team={champion.team} locale={locale} />}
      </td>
    </tr>
  )
}

const countOf = ({ teams, divisions }: Category, kind: 'teams' | 'groups'): number =>
  kind === 'teams' ? teams.length : divisions.filter((division) => division.kind === 'group').length
