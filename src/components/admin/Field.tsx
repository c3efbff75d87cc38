import { type InputHTMLAttributes, useId } from 'react'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id'> {
  readonly label: string
  readonly value: string
  readonly onText: (text: string) => void
}

/** A line of text with its label above it. */
export default function Field({ label, onText, ...input }: Props) {
  const id = useId()
  return (
    <div className="stack gap-1">
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} onChange={(event) => onText(event.target.value)} />
    </div>
  )
}
