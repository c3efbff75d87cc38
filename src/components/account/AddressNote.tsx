import { useState } from 'react'
import type { Translate } from '../../i18n/translate.ts'

interface Props {
  t: Translate
  /** @returns the outcome, as a sentence */
  onResendMail: () => Promise<string>
}

/** Says that the address is not verified yet, and offers to send the mail again. */
export default function AddressNote({ t, onResendMail }: Props) {
  const [said, say] = useState('')
  const [isPending, pend] = useState(false)
  const send = async () => {
    pend(true)
    say(await onResendMail())
    pend(false)
  }
  return (
    <div className="address-note stack gap-2 at-start">
      <p>
        <strong>{t('account.unconfirmed')}</strong> {t('account.unconfirmedHelp')}
      </p>
      <p role="status">{said}</p>
      <button className="address-again" type="button" onClick={() => void send()} disabled={isPending}>
        {t('account.resendMail')}
      </button>
    </div>
  )
}
