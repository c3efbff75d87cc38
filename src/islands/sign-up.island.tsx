import { textOf } from '../components/account/form-state.ts'
import PasswordField from '../components/account/PasswordField.tsx'
import TextField from '../components/account/TextField.tsx'
import type { Locale } from '../domain/text/locale.ts'
import { register } from '../stores/session.ts'
import AuthForm from './account/AuthForm.tsx'
import { useJudgement } from './account/use-judgement.ts'
import { useTranslator } from './words/use-translator.ts'

interface Props {
  year: number
  locale: Locale
}

/** The form for creating an account. */
export default function SignUp({ year, locale }: Props) {
  const t = useTranslator(locale)
  const judgement = useJudgement(locale)
  return (
    <AuthForm
      year={year}
      locale={locale}
      t={t}
      label={t('visitor.signUp')}
      pendingLabel={t('account.signingUp')}
      isNew
      enter={(credentials, data) => {
        judgement.forget()
        const name = textOf(data, 'name').trim()
        return register({ ...credentials, ...(name !== '' && { name }) })
      }}
      fields={({ password = null, name = null }) => (
        <>
          <PasswordField
            autoComplete="new-password"
            help={t('account.passwordHelp')}
            error={judgement.advice === null ? password : null}
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
            error={name}
          />
        </>
      )}
    />
  )
}
