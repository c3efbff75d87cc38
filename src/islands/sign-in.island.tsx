import PasswordField from '../components/account/PasswordField.tsx'
import type { Locale } from '../domain/text/locale.ts'
import { forgottenAddress, linkAddress } from '../stores/account-page.ts'
import { signIn } from '../stores/session.ts'
import AuthForm from './account/AuthForm.tsx'
import { useTranslator } from './words/use-translator.ts'

interface Props {
  year: number
  locale: Locale
}

/** The form for signing in. */
export default function SignIn({ year, locale }: Props) {
  const t = useTranslator(locale)
  return (
    <AuthForm
      year={year}
      locale={locale}
      t={t}
      label={t('visitor.signIn')}
      pendingLabel={t('account.signingIn')}
      isNew={false}
      enter={signIn}
      fields={({ password = null }) => (
        <PasswordField autoComplete="current-password" error={password} t={t} />
      )}
    >
      <p className="account-forgotten">
        <a href={forgottenAddress(locale)}>{t('account.forgotten')}</a>
      </p>
      <p className="account-forgotten">
        {t('account.keptOut')} <a href={linkAddress(locale)}>{t('account.byMail')}</a>
      </p>
    </AuthForm>
  )
}
