import { useState } from 'react'
import type { AccountWords } from '../../i18n/account-words.ts'

interface Props {
  words: AccountWords
  /** @returns what came of it, as a sentence */
  onSendLetter: () => Promise<string>
}

/** Says that the address is not proved yet, and has the letter sent again. */
export default function AddressNote({ words, onSendLetter }: Props) {
  const [said, say] = useState('')
  const [isPending, pend] = useState(false)
  const send = async () => {
    pend(true)
    say(await onSendLetter())
    pend(false)
  }
  return (
    <div className="address-note">
      <p>
        <strong>{words.unconfirmed}</strong> {words.unconfirmedHelp}
      </p>
      <p role="status">{said}</p>
      <button className="address-again" type="button" onClick={() => void send()} disabled={isPending}>
        {words.sendLetter}
      </button>
    </div>
  )
}
