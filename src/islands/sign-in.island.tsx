import AccountForm, { NO_FAULTS } from '../components/account/AccountForm.tsx'
import { credentialFaults, stateOfFault, textOf } from '../components/account/form-state.ts'
import PasswordField from '../components/account/PasswordField.tsx'
import TextField from '../components/account/TextField.tsx'
import type { Locale } from '../domain/text/locale.ts'
import { forgottenAddress } from '../stores/account-page.ts'
import { signIn } from '../stores/session.ts'
import AuthPage from './account/AuthPage.tsx'
import { useAuthFlow } from './account/use-auth-flow.ts'
import { useSession } from './account/use-session.ts'
import { useTranslator } from './words/use-translator.ts'

interface Props {
  year: number
  locale: Locale
}

/** Signing in: a form, and where it leads. */
export default function SignIn({ year, locale }: Props) {
  const t = useTranslator(locale)
  const flow = useAuthFlow(year, locale, useSession(locale))

  const send = async (data: FormData) => {
    const credentials = { email: textOf(data, 'email').trim(), password: textOf(data, 'password') }
    const outcome = await flow.enter(() => signIn(credentials))
    return outcome.ok ? NO_FAULTS : stateOfFault(t, outcome.fault, locale)
  }
  return (
    <AuthPage year={year} locale={locale} flow={flow}>
      <AccountForm
        label={t('visitor.signIn')}
        pendingLabel={t('account.signingIn')}
        check={(data) => credentialFaults(t, data, false)}
        send={send}
        fields={(errors) => (
          <>
            <TextField
              name="email"
              label={t('account.email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="off"
              spellCheck={false}
              required
              error={errors.email ?? null}
            />
            <PasswordField autoComplete="current-password" error={errors.password ?? null} t={t} />
          </>
        )}
      />
      <p className="account-forgotten">
        <a href={forgottenAddress(locale)}>{t('account.forgotten')}</a>
      </p>
    </AuthPage>
  )
}
