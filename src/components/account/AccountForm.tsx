import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'

export interface FormState {
  /** By the name of the field. */
  readonly errors: Readonly<Record<string, string>>
  /** What is wrong with the form as a whole; empty: nothing. */
  readonly message: string
}

export const NO_FAULTS: FormState = { errors: {}, message: '' }

interface Props {
  label: string
  pendingLabel: string
  /** Returns what is wrong before anything is sent. */
  check: (data: FormData) => FormState
  /** @returns what the service objects to */
  send: (data: FormData) => Promise<FormState>
  fields: (errors: FormState['errors']) => ReactNode
}

/**
 * A form that shows beside each field what is wrong with it, announces it, and moves the focus to the first wrong field.
 * Its button does nothing until the script has loaded, so that a password never ends up in an address.
 */
export default function AccountForm({ label, pendingLabel, check, send, fields }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<FormState>(NO_FAULTS)
  const [isReady, ready] = useState(false)
  const [isPending, pend] = useState(false)
  useEffect(() => ready(true), [])

  useEffect(() => {
    const [first] = [...(form.current?.elements ?? [])].filter(
      (field) => field instanceof HTMLInputElement && Object.hasOwn(state.errors, field.name),
    )
    if (first instanceof HTMLElement) first.focus()
  }, [state])

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const data = new FormData(event.currentTarget)
    const found = check(data)
    setState(found)
    if (found.message !== '' || Object.keys(found.errors).length > 0) return
    pend(true)
    setState(await send(data))
    pend(false)
  }
  const said = [state.message, ...Object.values(state.errors)].filter((text) => text !== '').join(' ')
  return (
    <form
      className="account-form stack gap-4 packed"
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <p className="hidden-text" role="alert">
        {said}
      </p>
      {state.message !== '' && (
        <p className="note note-sun" aria-hidden="true">
          {state.message}
        </p>
      )}
      {fields(state.errors)}
      <button className="button button-sun" type="submit" disabled={!isReady} aria-disabled={isPending}>
        {isPending && <span className="spinner" aria-hidden="true" />}
        {isPending ? pendingLabel : label}
      </button>
    </form>
  )
}
