import { useState } from 'react'
import type { AccountWords } from '../../i18n/account-words.ts'
import TextField from './TextField.tsx'

interface Props {
  /** Tells a password manager whether to fill one in or to make one up. */
  autoComplete: 'current-password' | 'new-password'
  help?: string
  error: string | null
  words: AccountWords
}

/** A password, which can be looked at: typing errors are the most frequent reason for a refusal. */
export default function PasswordField({ autoComplete, help, error, words }: Props) {
  const [isShown, show] = useState(false)
  return (
    <TextField
      name="password"
      label={words.password}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      required
      help={help}
      error={error}
    >
      <label className="account-show">
        <input type="checkbox" checked={isShown} onChange={() => show(!isShown)} />
        {words.showPassword}
      </label>
    </TextField>
  )
}
