import type { ReactNode } from 'react'
import AccountForm, { type FormState, NO_FAULTS } from '../../components/account/AccountForm.tsx'
import { credentialFaults, stateOfFault, textOf } from '../../components/account/form-state.ts'
import TextField from '../../components/account/TextField.tsx'
import type { Outcome } from '../../domain/account/session.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Translate } from '../../i18n/translate.ts'
import AuthPage from './AuthPage.tsx'
import { useAuthFlow } from './use-auth-flow.ts'
import { useSession } from './use-session.ts'

interface Props {
  year: number
  locale: Locale
  t: Translate
  label: string
  pendingLabel: string
  /** A password is chosen, and not one that exists. */
  isNew: boolean
  /** Goes in with what was written. */
  enter: (credentials: { email: string; password: string }, data: FormData) => Promise<Outcome>
  /** The fields after the address. */
  fields: (errors: FormState['errors']) => ReactNode
  /** What stands below the form. */
  children?: ReactNode
}

/** The form of signing in and of creating an account, and where it leads. */
export default function AuthForm(props: Props) {
  const { year, locale, t, label, pendingLabel, isNew, enter, fields, children } = props
  const flow = useAuthFlow(year, locale, useSession(locale))

  const send = async (data: FormData) => {
    const credentials = { email: textOf(data, 'email').trim(), password: textOf(data, 'password') }
    const outcome = await flow.enter(() => enter(credentials, data))
    return outcome.ok ? NO_FAULTS : stateOfFault(t, outcome.fault, locale)
  }
  return (
    <AuthPage year={year} locale={locale} flow={flow}>
      <AccountForm
        label={label}
        pendingLabel={pendingLabel}
        check={(data) => credentialFaults(t, data, isNew)}
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
            {fields(errors)}
          </>
        )}
      />
      {children}
    </AuthPage>
  )
}
