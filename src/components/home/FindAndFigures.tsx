import {
  categoriesAddress,
  clubsAddress,
  localized,
  nationsAddress,
  searchAddress,
  statesAddress,
} from '../../domain/presentation/addresses.ts'
import { wholeNumber } from '../../domain/presentation/numbers.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'

/** The search of an edition, and its numbers. */
export default function FindAndFigures({ site }: { readonly site: EditionSite }) {
  return (
    <div className="section find-figures">
      <SearchBox site={site} />
      <Figures site={site} />
    </div>
  )
}

function SearchBox({ site: { locale, year } }: { readonly site: EditionSite }) {
  const t = translator(locale)
  return (
    <search>
      <form className="searchbox" action={localized(searchAddress(year), locale)} method="get">
        <label className="hidden-text" htmlFor="q">
          {t('find.label')}
        </label>
        <input
          id="q"
          type="search"
          placeholder={t('find.label')}
          autoComplete="off"
          enterKeyHint="search"
          name="q"
        />
        <button className="button button-sun" type="submit">
          {t('find.button')}
        </button>
      </form>
    </search>
  )
}

function Figures({ site: { locale, year, index } }: { readonly site: EditionSite }) {
  const t = translator(locale)
  const { teams, nations, matches } = index.edition.statistics
  const figures = [
    { value: teams, label: t('home.teams'), address: categoriesAddress(year) },
    { value: nations, label: t('home.nations'), address: nationsAddress(year) },
    { value: index.teamsByClub.size, label: t('states.clubs'), address: clubsAddress(year) },
    { value: matches, label: t('home.matches'), address: null },
  ].filter(({ value }) => value > 0)
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers" className="hidden-text">
        {t('home.yearInNumbers')}
      </h2>
      <div className="figures">
        {figures.map(({ value, label, address }) => {
          const Tag = address === null ? 'span' : 'a'
          return (
            <Tag
              className="figure stack"
              href={address === null ? undefined : localized(address, locale)}
              key={label}
            >
              <span className="value">{wholeNumber(value, locale)}</span>
              <span className="label">{label}</span>
            </Tag>
          )
        })}
        <a className="figure figure-more stack" href={localized(statesAddress(year), locale)}>
          <span className="label">{t('home.moreStats')}</span>
        </a>
      </div>
    </section>
  )
}
