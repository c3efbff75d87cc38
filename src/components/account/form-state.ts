import type { AccountFault } from '../../domain/account/session.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { FormState } from './AccountForm.tsx'
import { faultSentence } from './fault-sentence.ts'

/** The fields that a form shows; what the service says about any other field stands above them. */
const FIELDS = ['name', 'email', 'password'] as const

/** Converts a refusal of the service to what the form shows beside the fields and above them. */
export function stateOfFault(t: Translate, fault: AccountFault, locale: Locale): FormState {
  const sentence = faultSentence(t, fault, locale)
  if (fault.kind !== 'invalid') {
    if (fault.kind === 'busy' && fault.message !== undefined)
      return { errors: {}, message: `${fault.message} ${t('account.kept')}` }
    const next = fault.kind === 'busy' ? t('account.tryAgainLater') : t('account.tryAgain')
    return { errors: {}, message: `${sentence} ${next}` }
  }
  const errors = Object.fromEntries(
    FIELDS.flatMap((name) => {
      const [first] = fault.errors[name] ?? []
      return first === undefined ? [] : [[name, first]]
    }),
  )
  return { errors, message: Object.keys(errors).length === 0 ? sentence : '' }
}

/** Returns a text of a form as typed; passwords are never trimmed. */
export const textOf = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** Returns what can be said of an address and a password without a request: roughly, whether there are any. */
export function credentialFaults(t: Translate, data: FormData, isNew: boolean): FormState {
  const password = textOf(data, 'password')
  const email = textOf(data, 'email').trim()
  const short = isNew && [...password].length < 8 ? t('account.passwordShort') : null
  const missing = password === '' && !isNew ? t('account.passwordMissing') : null
  const wrong = short ?? missing
  return {
    errors: {
      ...(!/^\S+@\S+$/.test(email) && { email: t('account.emailInvalid') }),
      ...(wrong !== null && { password: wrong }),
    },
    message: '',
  }
}
