import AccountForm, { NO_FAULTS } from '../components/account/AccountForm.tsx'
import { credentialFaults, stateOfFault, textOf } from '../components/account/form-state.ts'
import PasswordField from '../components/account/PasswordField.tsx'
import TextField from '../components/account/TextField.tsx'
import type { Locale } from '../domain/text/locale.ts'
import { register } from '../stores/session.ts'
import AuthPage from './account/AuthPage.tsx'
import { useAuthFlow } from './account/use-auth-flow.ts'
import { useJudgement } from './account/use-judgement.ts'
import { useSession } from './account/use-session.ts'
import { useTranslator } from './words/use-translator.ts'

interface Props {
  year: number
  locale: Locale
}

/** Creating an account: a form, and where it leads. */
export default function SignUp({ year, locale }: Props) {
  const t = useTranslator(locale)
  const flow = useAuthFlow(year, locale, useSession(locale))

  const judgement = useJudgement(locale)

  const send = async (data: FormData) => {
    judgement.forget()
    const name = textOf(data, 'name').trim()
    const registration = {
      email: textOf(data, 'email').trim(),
      password: textOf(data, 'password'),
      ...(name !== '' && { name }),
    }
    const outcome = await flow.enter(() => register(registration))
    return outcome.ok ? NO_FAULTS : stateOfFault(t, outcome.fault, locale)
  }
  return (
    <AuthPage year={year} locale={locale} flow={flow}>
      <AccountForm
        label={t('visitor.signUp')}
        pendingLabel={t('account.signingUp')}
        check={(data) => credentialFaults(t, data, true)}
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
            <PasswordField
              autoComplete="new-password"
              help={t('account.passwordHelp')}
              error={judgement.advice === null ? (errors.password ?? null) : null}
              advice={judgement.advice}
              onType={judgement.look}
              t={t}
            />
            <TextField
              name="name"
              label={t('account.name')}
              help={t('account.nameHelp')}
              type="text"
              autoComplete="name"
              maxLength={100}
              error={errors.name ?? null}
            />
          </>
        )}
      />
    </AuthPage>
  )
}
