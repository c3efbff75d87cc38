import { adminAddress } from '../../domain/organiser/admin-address.ts'
import { localized, signinAddress, signupAddress } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Translate } from '../../i18n/translate.ts'

interface Props {
  readonly year: number
  readonly locale: Locale
  readonly t: Translate
  /** Whether a link invited the visitor. */
  readonly isInvited: boolean
}

/** Asks a visitor to sign in, and brings them back here. */
export default function SignInFirst({ year, locale, t, isInvited }: Props) {
  const from = `?from=${encodeURIComponent(localized(adminAddress(), locale))}`
  return (
    <div className="panel panel-pad admin-narrow stack gap-3 at-start">
      <h2>{isInvited ? t('admin.invited.title') : t('admin.signIn.title')}</h2>
      <p>{isInvited ? t('admin.invited.signIn') : t('admin.signIn.help')}</p>
      <div className="cluster gap-2">
        <a className="button button-sun" href={`${localized(signinAddress(year), locale)}${from}`}>
          {t('admin.signIn.signIn')}
        </a>
        <a className="button" href={`${localized(signupAddress(year), locale)}${from}`}>
          {t('admin.signIn.signUp')}
        </a>
      </div>
    </div>
  )
}
