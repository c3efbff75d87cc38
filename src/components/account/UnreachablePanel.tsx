import type { AccountFault } from '../../domain/account/session.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import type { AccountWords } from '../../i18n/account-words.ts'
import { faultSentence } from './fault-sentence.ts'

interface Props {
  fault: AccountFault
  isLeaving: boolean
  locale: Locale
  words: AccountWords
  onRetry: () => void
  onSignOut: () => void
}

/** In place of the user: why it is not known who is signed in, and what can be done about it. */
export default function UnreachablePanel({ fault, isLeaving, locale, words, onRetry, onSignOut }: Props) {
  return (
    <div className="user-panel">
      <p>
        {faultSentence(words, fault, locale)} {words.stillSignedIn}
      </p>
      {fault.kind !== 'busy' && (
        <button className="button" type="button" onClick={onRetry}>
          {words.retry}
        </button>
      )}
      <button className="user-action" type="button" onClick={onSignOut} disabled={isLeaving}>
        {isLeaving ? words.signingOut : words.signOut}
      </button>
    </div>
  )
}
