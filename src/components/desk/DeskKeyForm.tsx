import { type SyntheticEvent, useId, useRef } from 'react'
import type { DeskWords } from './desk-words.ts'

interface Props {
  words: DeskWords
  /** Why a key is asked for: nothing to say of the first time. */
  because: 'new' | 'wrong' | 'away' | 'forgotten'
  isTesting: boolean
  /** Reports wait for the key. */
  isNeeded: boolean
  onEnter: (key: string, isLasting: boolean) => void
}

/** Asks for the operator's key. */
export default function DeskKeyForm({ words, because, isTesting, isNeeded, onEnter }: Props) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const lasting = useRef<HTMLInputElement>(null)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onEnter(box.current?.value ?? '', lasting.current?.checked ?? false)
  }
  const problem = isTesting
    ? ''
    : { new: '', wrong: words.keyWrong, away: words.keyAway, forgotten: '' }[because]
  return (
    <form className="panel panel-pad desk-key" onSubmit={submit}>
      <h2>{words.keyTitle}</h2>
      <p className="quiet">{isNeeded ? words.keyNeeded : words.keyHelp}</p>
      <label htmlFor={`${id}-key`}>{words.keyLabel}</label>
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
      <label className="desk-check">
        <input ref={lasting} type="checkbox" /> {words.keyKeep}
      </label>
      <button className="button button-sun" type="submit" disabled={isTesting}>
        {isTesting ? words.keyTesting : words.keyEnter}
      </button>
      <p role="status" className="quiet">
        {because === 'forgotten' && !isTesting ? words.keyForgotten : ''}
      </p>
    </form>
  )
}
