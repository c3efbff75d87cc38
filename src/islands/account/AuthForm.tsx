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
  /** True if the visitor chooses a new password, false if they enter an existing one. */
  isNew: boolean
  /** Signs in with the submitted data. */
  enter: (credentials: { email: string; password: string }, data: FormData) => Promise<Outcome>
  /** The fields after the mail address. */
  fields: (errors: FormState['errors']) => ReactNode
  /** The content below the form. */
  children?: ReactNode
}

/** The form that signs in or creates an account, and the redirect after it. */
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
