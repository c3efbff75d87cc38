import { useEffect, useRef, useState } from 'react'
import type { Translate } from '../../i18n/translate.ts'
import TextField from './TextField.tsx'

interface Props {
  /** Tells a password manager whether to fill in a password or to make one up. */
  autoComplete: 'current-password' | 'new-password'
  help?: string
  error: string | null
  /** What to say about the password while it is chosen, in place of the help; null: nothing is known. */
  advice?: { readonly good: boolean; readonly message: string } | null
  onType?: (input: HTMLInputElement) => void
  t: Translate
}

const ADVICE = 'password-advice'

/** A password field that can show its text: typing errors are the most frequent reason for a refusal. */
export default function PasswordField({ autoComplete, help, error, advice = null, onType, t }: Props) {
  const [isShown, show] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  // The box can be ticked before the component is hydrated.
  useEffect(() => show(box.current?.checked ?? false), [])
  const isJudged = onType !== undefined
  return (
    <TextField
      name="password"
      label={t('account.password')}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      required
      {...(isJudged ? { describedBy: ADVICE } : { help })}
      error={error}
      onInput={(event) => onType?.(event.currentTarget)}
    >
      <label className="account-show row inline gap-2">
        <input type="checkbox" ref={box} onChange={(event) => show(event.currentTarget.checked)} />
        {t('account.showPassword')}
      </label>
      {isJudged && (
        <p className="account-help account-advice" id={ADVICE} role="status" data-good={advice?.good}>
          {advice?.message ?? help}
        </p>
      )}
    </TextField>
  )
}
