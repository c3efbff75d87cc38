import { signInLink, signUpLink } from '../../domain/account/sign-in-address.ts'
import { homeAddress, localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/presentation/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import Part from '../ui/Part.tsx'

/** Where the teams that a visitor follows stand on home; for a stranger the way to an account. */
export default function MyTeamsPlace({ site: { year, locale, index } }: { readonly site: EditionSite }) {
  const t = translator(locale)
  // The service keeps the name of a class in one language.
  const classes = Object.fromEntries(
    index.edition.categories.map(({ shortName, name }) => [shortName, name[locale]]),
  )
  const way = { year, locale, from: localized(homeAddress(year), locale) }
  return (
    <section className="section" aria-labelledby="my-teams">
      <h2 id="my-teams">{t('visitor.myTeams')}</h2>
      <Part className="my-teams-place" name="my-teams" props={{ year, locale, classes }}>
        <div className="panel panel-pad account-prompt">
          <p>{t('visitor.prompt')}</p>
          <p className="chips">
            <a className="button" href={signInLink(way)} rel="nofollow">
              {t('visitor.signIn')}
            </a>
            <a className="chip" href={signUpLink(way)} rel="nofollow">
              {t('visitor.signUp')}
            </a>
          </p>
        </div>
      </Part>
    </section>
  )
}
