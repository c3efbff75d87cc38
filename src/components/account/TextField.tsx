import type { InputHTMLAttributes, ReactNode } from 'react'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  /** Also the id of the input. */
  name: string
  label: string
  help?: string
  /** The id of an element elsewhere that describes the input. */
  describedBy?: string
  /** What is wrong with the text in the input; null: no known fault. */
  error: string | null
  /** Stands beside the input, such as the control that shows a password. */
  children?: ReactNode
}

/** A labelled input with its help and its error, both announced to screen reader users. */
export default function TextField({ name, label, help, describedBy, error, children, ...input }: Props) {
  const described = [
    help !== undefined && `${name}-help`,
    describedBy,
    error !== null && `${name}-error`,
  ].filter(Boolean)
  return (
    <div className="account-field stack gap-1 packed">
      <label htmlFor={name}>{label}</label>
      {help !== undefined && (
        <p className="account-help" id={`${name}-help`}>
          {help}
        </p>
      )}
      <input
        {...input}
        id={name}
        name={name}
        aria-invalid={error !== null}
        aria-describedby={described.join(' ') || undefined}
      />
      {children}
      {error !== null && (
        <p className="account-error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
