import { useState } from 'react'
import type { User } from '../../domain/account/user.ts'
import { type AccountWords, fill } from '../../i18n/account-words.ts'
import AddressNote from './AddressNote.tsx'

interface Props {
  user: User
  /** Whether the session outlives the page. */
  isKept: boolean
  /** What went wrong with what was meant; empty: nothing. */
  fault: string
  /** Where to go on. */
  next: { readonly address: string; readonly label: string }
  words: AccountWords
  onProfile: () => void
  /** @returns what came of it, as a sentence */
  onSendLetter: () => Promise<string>
  onSignOut: () => void
  /** @returns why it was not done; empty: it was */
  onDelete: () => Promise<string>
}

/** What a sign-in page says to somebody who is signed in. */
export default function AccountHolder({
  user,
  isKept,
  fault,
  next,
  words,
  onProfile,
  onSendLetter,
  onSignOut,
  onDelete,
}: Props) {
  return (
    <div className="account-holder">
      <p>
        <bdi>{fill(words.signedInAs, { name: user.name })}</bdi>
      </p>
      {!isKept && <p className="note note-sun">{words.notKept}</p>}
      {fault !== '' && (
        <p className="note note-sun" role="alert">
          {fault}
        </p>
      )}
      {!user.isEmailProved && <AddressNote words={words} onSendLetter={onSendLetter} />}
      <p className="chips">
        <a className="button button-sun" href={next.address}>
          {next.label}
        </a>
        <button className="chip" type="button" onClick={onProfile}>
          {words.profile}
          <span className="hidden-text"> ({words.newTab})</span>
        </button>
        <button className="chip" type="button" onClick={onSignOut}>
          {words.signOut}
        </button>
      </p>
      <Deletion words={words} onDelete={onDelete} />
    </div>
  )
}

function Deletion({ words, onDelete }: Pick<Props, 'words' | 'onDelete'>) {
  const [fault, setFault] = useState('')
  const [isPending, pend] = useState(false)
  const run = async () => {
    pend(true)
    setFault(await onDelete())
    pend(false)
  }
  return (
    <details className="account-deletion">
      <summary>{words.deleteTitle}</summary>
      <p>{words.deleteText}</p>
      {fault !== '' && (
        <p className="note note-sun" role="alert">
          {fault}
        </p>
      )}
      <button className="button button-danger" type="button" onClick={() => void run()} disabled={isPending}>
        {isPending ? words.deleting : words.deleteButton}
      </button>
    </details>
  )
}
