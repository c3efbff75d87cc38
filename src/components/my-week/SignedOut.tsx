import {
  favouritesAddress,
  localized,
  matchesAddress,
  searchAddress,
} from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import AccountLinks from '../account/AccountLinks.tsx'

interface Props {
  year: number
  locale: Locale
}

/** My Week for a visitor who is not signed in: what it would show, and the link to sign in. */
export default function SignedOut({ year, locale }: Props) {
  const t = translator(locale)
  return (
    <section className="my-week-prompt panel panel-pad stack gap-3">
      <h2>{t('myWeek.signedOutTitle')}</h2>
      <p>{t('myWeek.signedOutText')}</p>
      <AccountLinks year={year} locale={locale} from={localized(favouritesAddress(year), locale)} />
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
