import { useState } from 'react'
import type { User } from '../../domain/account/user.ts'
import type { Translate } from '../../i18n/translate.ts'
import AddressNote from './AddressNote.tsx'

interface Props {
  user: User
  /** Whether the session outlives the page. */
  isKept: boolean
  /** Why the action that led to the sign-in failed; empty: it did not. */
  fault: string
  /** The page to continue to. */
  next: { readonly address: string; readonly label: string }
  t: Translate
  onProfile: () => void
  /** @returns the outcome, as a sentence */
  onResendMail: () => Promise<string>
  onSignOut: () => void
  /** @returns why the account was not deleted; empty: it was */
  onDelete: () => Promise<string>
}

/** What a sign-in page shows to a user who is signed in. */
export default function AccountHolder({
  user,
  isKept,
  fault,
  next,
  t,
  onProfile,
  onResendMail,
  onSignOut,
  onDelete,
}: Props) {
  return (
    <div className="stack gap-4 packed">
      <p>
        <bdi>{t('account.signedInAs', { name: user.name })}</bdi>
      </p>
      {!isKept && <p className="note note-sun">{t('account.notKept')}</p>}
      {fault !== '' && (
        <p className="note note-sun" role="alert">
          {fault}
        </p>
      )}
      {!user.isEmailProved && <AddressNote t={t} onResendMail={onResendMail} />}
      <p className="chips">
        <a className="button button-sun" href={next.address}>
          {next.label}
        </a>
        <button className="chip" type="button" onClick={onProfile}>
          {t('account.profile')}
          <span className="hidden-text"> ({t('account.newTab')})</span>
        </button>
        <button className="chip" type="button" onClick={onSignOut}>
          {t('account.signOut')}
        </button>
      </p>
      <Deletion t={t} onDelete={onDelete} />
    </div>
  )
}

function Deletion({ t, onDelete }: Pick<Props, 't' | 'onDelete'>) {
  const [fault, setFault] = useState('')
  const [isPending, pend] = useState(false)
  const run = async () => {
    pend(true)
    setFault(await onDelete())
    pend(false)
  }
  return (
    <details className="account-deletion">
      <summary>{t('account.deleteTitle')}</summary>
      <p>{t('account.deleteText')}</p>
      {fault !== '' && (
        <p className="note note-sun" role="alert">
          {fault}
        </p>
      )}
      <button className="button button-danger" type="button" onClick={() => void run()} disabled={isPending}>
        {isPending ? t('account.deleting') : t('account.deleteButton')}
      </button>
    </details>
  )
}
