import { homeAddress, localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  readonly site: EditionSite
  readonly pickerYears: readonly number[]
}

/** What an edition shows before its teams are published: that there is nothing yet, and which years there are. */
export default function NothingPublished({ site: { year, locale }, pickerYears }: Props) {
  const t = translator(locale)
  return (
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
  )
}
