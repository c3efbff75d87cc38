import { signInLink, signUpLink } from '../../domain/account/sign-in-address.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  readonly year: number
  readonly locale: Locale
  /** The address of the page to come back to, with its language. */
  readonly from: string
}

/** The links to an account for a visitor who is not signed in. */
export default function AccountLinks(way: Props) {
  const t = translator(way.locale)
  return (
    <p className="chips">
      <a className="button" href={signInLink(way)} rel="nofollow">
        {t('visitor.signIn')}
      </a>
      <a className="chip" href={signUpLink(way)} rel="nofollow">
        {t('visitor.signUp')}
      </a>
    </p>
  )
}
