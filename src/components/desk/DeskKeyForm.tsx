import { type SyntheticEvent, useId, useRef } from 'react'
import type { Translate } from '../../i18n/translate.ts'

const REASONS = ['new', 'wrong', 'away', 'forgotten'] as const
/** Why a key is asked for; the first time needs no reason. */
export type FormReason = (typeof REASONS)[number]

export const isFormReason = (because: string): because is FormReason =>
  REASONS.some((reason) => reason === because)

interface Props {
  t: Translate
  because: FormReason
  isTesting: boolean
  /** True if reports wait for the key. */
  isNeeded: boolean
  onEnter: (key: string, isLasting: boolean) => void
}

/** Asks for the operator's key. */
export default function DeskKeyForm({ t, because, isTesting, isNeeded, onEnter }: Props) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const lasting = useRef<HTMLInputElement>(null)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onEnter(box.current?.value ?? '', lasting.current?.checked ?? false)
  }
  const problem = isTesting
    ? ''
    : { new: '', wrong: t('desk.keyWrong'), away: t('desk.keyAway'), forgotten: '' }[because]
  return (
    <form className="panel panel-pad desk-key stack gap-3" onSubmit={submit}>
      <h2>{t('desk.keyTitle')}</h2>
      <p className="quiet">{isNeeded ? t('desk.keyNeeded') : t('desk.keyHelp')}</p>
      <label htmlFor={`${id}-key`}>{t('desk.keyLabel')}</label>
      <input
        ref={box}
        id={`${id}-key`}
        type="password"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        maxLength={500}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-problem`}
      />
      <p id={`${id}-problem`} className="desk-problem" role="alert">
        {problem}
      </p>
      <label className="desk-check row inline gap-2">
        <input ref={lasting} type="checkbox" /> {t('desk.keyKeep')}
      </label>
      <button className="button button-sun" type="submit" disabled={isTesting}>
        {isTesting ? t('desk.keyTesting') : t('desk.keyEnter')}
      </button>
      <p role="status" className="quiet">
        {because === 'forgotten' && !isTesting ? t('desk.keyForgotten') : ''}
      </p>
    </form>
  )
}
