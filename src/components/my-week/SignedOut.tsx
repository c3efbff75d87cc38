import { signInLink, signUpLink } from '../../domain/account/sign-in-address.ts'
import {
  favouritesAddress,
  localized,
  matchesAddress,
  searchAddress,
} from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  year: number
  locale: Locale
}

/** My Week of a visitor: what it would show, and the way there. */
export default function SignedOut({ year, locale }: Props) {
  const t = translator(locale)
  const way = { year, locale, from: localized(favouritesAddress(year), locale) }
  return (
    <section className="my-week-prompt panel panel-pad">
      <h2>{t('myWeek.signedOutTitle')}</h2>
      <p>{t('myWeek.signedOutText')}</p>
      <p className="chips">
        <a className="button" href={signInLink(way)} rel="nofollow">
          {t('visitor.signIn')}
        </a>
        <a className="chip" href={signUpLink(way)} rel="nofollow">
          {t('visitor.signUp')}
        </a>
      </p>
      <p className="chips">
        <a className="chip" href={localized(searchAddress(year), locale)}>
          {t('myWeek.findTeams')}
        </a>
        <a className="chip" href={localized(matchesAddress(year), locale)}>
          {t('myWeek.allMatches')}
        </a>
      </p>
    </section>
  )
}
