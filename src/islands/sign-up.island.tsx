import AccountForm, { NO_FAULTS } from '../components/account/AccountForm.tsx'
import { credentialFaults, stateOfFault, textOf } from '../components/account/form-state.ts'
import PasswordField from '../components/account/PasswordField.tsx'
import TextField from '../components/account/TextField.tsx'
import type { Locale } from '../domain/presentation/locale.ts'
import { ACCOUNT_WORDS } from '../i18n/account-words.ts'
import { register } from '../stores/session.ts'
import AuthPage from './account/AuthPage.tsx'
import { useAuthFlow } from './account/use-auth-flow.ts'
import { useJudgement } from './account/use-judgement.ts'
import { useSession } from './account/use-session.ts'

interface Props {
  year: number
  locale: Locale
}

/** Creating an account: a form, and where it leads. */
export default function SignUp({ year, locale }: Props) {
  const words = ACCOUNT_WORDS[locale]
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
    return outcome.ok ? NO_FAULTS : stateOfFault(words, outcome.fault, locale)
  }
  return (
    <AuthPage year={year} locale={locale} flow={flow}>
      <AccountForm
        label={words.signUp}
        pendingLabel={words.signingUp}
        check={(data) => credentialFaults(words, data, true)}
        send={send}
        fields={(errors) => (
          <>
            <TextField
              name="email"
              label={words.email}
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
              help={words.passwordHelp}
              error={judgement.advice === null ? (errors.password ?? null) : null}
              advice={judgement.advice}
              onType={judgement.look}
              words={words}
            />
            <TextField
              name="name"
              label={words.name}
              help={words.nameHelp}
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
