import {
  categoriesAddress,
  homeAddress,
  localized,
  nationsAddress,
  searchAddress,
  statesAddress,
} from '../../domain/presentation/addresses.ts'
import { wholeNumber } from '../../domain/presentation/numbers.ts'
import type { EditionSite } from '../../domain/presentation/page-site.ts'
import { shortDate } from '../../domain/time/stockholm.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  readonly site: EditionSite
  readonly pickerYears: readonly number[]
}

/** The head of home: which cup and when, a search, and its figures; or that nothing is published yet. */
export default function Hero({ site, pickerYears }: Props) {
  const { locale, year, cup, index } = site
  const t = translator(locale)
  const { startsAt, endsAt, publication } = index.edition
  return (
    <div className="hero">
      <div className="wrap">
        <div>
          <h1>
            <bdi>{cup.name}</bdi> <span className="num">{year}</span>
          </h1>
          {startsAt !== null && endsAt !== null && (
            <p className="lead">
              {t('home.dates', {
                from: shortDate(startsAt, locale),
                to: `${shortDate(endsAt, locale)} ${year}`,
              })}
            </p>
          )}
        </div>
        {publication.teams ? (
          <>
            <SearchBox site={site} />
            <Figures site={site} />
          </>
        ) : (
          <>
            <p className="lead">
              <strong>{t('home.nothingPublished')}</strong>
              <br />
              {t('home.nothingPublishedHelp')}
            </p>
            <nav className="chips" aria-label={t('home.pickYear')}>
              {pickerYears.map((other) => (
                <a
                  className="chip"
                  href={localized(homeAddress(other), locale)}
                  aria-current={other === year ? 'page' : undefined}
                  key={other}
                >
                  {other}
                </a>
              ))}
            </nav>
          </>
        )}
      </div>
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
          name="q"
          type="search"
          placeholder={t('find.label')}
          autoComplete="off"
          enterKeyHint="search"
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
              className={address === null ? 'figure' : 'figure hero-link'}
              href={address === null ? undefined : localized(address, locale)}
              key={label}
            >
              <span className="value">{wholeNumber(value, locale)}</span>
              <span className="label">{label}</span>
            </Tag>
          )
        })}
        <a className="figure hero-link hero-more" href={localized(statesAddress(year), locale)}>
          <span className="label">{t('home.moreStats')}</span>
        </a>
      </div>
    </section>
  )
}
