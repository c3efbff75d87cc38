import type { AccountFault } from '../../domain/account/session.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Translate } from '../../i18n/translate.ts'
import { faultSentence } from './fault-sentence.ts'

interface Props {
  fault: AccountFault
  isLeaving: boolean
  locale: Locale
  t: Translate
  onRetry: () => void
  onSignOut: () => void
}

/** Stands in place of the user: why it is not known who is signed in, and what the visitor can do about it. */
export default function UnreachablePanel({ fault, isLeaving, locale, t, onRetry, onSignOut }: Props) {
  return (
    <div className="user-panel stack gap-3">
      <p>
        {faultSentence(t, fault, locale)} {t('account.tokenKept')}
      </p>
      {fault.kind !== 'busy' && (
        <button className="button" type="button" onClick={onRetry}>
          {t('account.retry')}
        </button>
      )}
      <button className="user-action row gap-2 apart" type="button" onClick={onSignOut} disabled={isLeaving}>
        {isLeaving ? t('account.signingOut') : t('account.signOut')}
      </button>
    </div>
  )
}
