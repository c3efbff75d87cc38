import { type ReactNode, useEffect, useState } from 'react'
import AccountHolder from '../../components/account/AccountHolder.tsx'
import { faultSentence } from '../../components/account/fault-sentence.ts'
import { faultIn } from '../../domain/account/session.ts'
import { homeAddress, localized } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { isInApp } from '../../stores/app.ts'
import { deleteAccount, openProfile, retrySession, signOut } from '../../stores/session.ts'
import { isTokenKept } from '../../stores/user-token.ts'
import { resendMail } from './resend-mail.ts'
import type { AuthFlow } from './use-auth-flow.ts'
import { useSession } from './use-session.ts'

interface Props {
  year: number
  locale: Locale
  flow: AuthFlow
  /** The form for a visitor who is not signed in. */
  children: ReactNode
}

/** The states shared by the pages for signing in and creating an account. */
export default function AuthPage({ year, locale, flow, children }: Props) {
  const t = translator(locale)
  const session = useSession(locale)
  const fault = faultIn(session)
  const [isDeleted, deleted] = useState(false)

  const remove = async () => {
    const outcome = await deleteAccount()
    if (outcome.ok) deleted(true)
    return outcome.ok ? '' : `${t('account.notDeleted')} ${faultSentence(t, outcome.fault, locale)}`
  }
  const isAlone = flow.step === 'open'
  if (flow.step === 'inside' || (isAlone && session.kind === 'checking'))
    return (
      <p className="waiting row gap-3" role="status">
        <span className="spinner" aria-hidden="true" />
        {isAlone ? t('account.checking') : t('account.welcome')}
      </p>
    )
  if (isAlone && session.kind === 'signed-in') {
    const home = { address: localized(homeAddress(year), locale), label: t('account.toHome') }
    return (
      <AccountHolder
        user={session.user}
        isKept={isTokenKept()}
        fault={flow.fault}
        next={flow.back === null ? home : { address: flow.back, label: t('account.goOn') }}
        t={t}
        onProfile={() => void openProfile()}
        onResendMail={() => resendMail(locale)}
        onSignOut={() => void signOut()}
        onDelete={remove}
      />
    )
  }
  return (
    <>
      {isDeleted && (
        <p className="note" role="status">
          {t('account.deleted')}
        </p>
      )}
      {fault && (
        <div className="note note-sun" role="status">
          <p>
            {faultSentence(t, fault, locale)} {t('account.tokenKept')}
          </p>
          <button className="button" type="button" onClick={() => void retrySession()}>
            {t('account.retry')}
          </button>
        </div>
      )}
      {children}
      <AppBack address={flow.back ?? localized(homeAddress(year), locale)} label={t('account.back')} />
    </>
  )
}

/** The link back. An app shows no masthead to leave the page by. */
function AppBack({ address, label }: { address: string; label: string }) {
  const [isShown, show] = useState(false)
  useEffect(() => show(isInApp()), [])
  return (
    isShown && (
      <p>
        <a className="chip" href={address}>
          {label}
        </a>
      </p>
    )
  )
}
