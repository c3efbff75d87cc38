import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import type { Translate } from '../../i18n/translate.ts'

interface Props {
  title: string
  t: Translate
  /** What is wrong with the typed values; empty while nothing is. */
  problem: string
  children: ReactNode
  onSubmit: () => void
  onCancel: () => void
}

/** A form of the desk. Its first field gets the focus, or its button if there is no field. Escape closes it. */
export default function DeskForm({ title, t, problem, children, onSubmit, onCancel }: Props) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { current } = form
    const first = current?.querySelector<HTMLElement>('input, select') ?? current?.querySelector('button')
    first?.focus()
  }, [])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  return (
    <form
      ref={form}
      className="panel panel-pad stack gap-3"
      aria-labelledby={id}
      onSubmit={submit}
      onKeyDown={close}
    >
      <h2 id={id}>{title}</h2>
      {children}
      <p className="desk-problem" role="alert">
        {problem}
      </p>
      <div className="desk-steps cluster gap-2">
        <button className="button button-sun desk-step" type="submit">
          {t('desk.send')}
        </button>
        <button className="button desk-step desk-step-quiet" type="button" onClick={onCancel}>
          {t('desk.cancel')} <kbd>Esc</kbd>
        </button>
      </div>
    </form>
  )
}
