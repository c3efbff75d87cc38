import { useId } from 'react'

export interface Option {
  readonly value: string
  readonly text: string
}

interface Props {
  readonly label: string
  readonly value: string
  readonly options: readonly Option[]
  readonly onValue: (value: string) => void
}

/** A choice from a list with its label above it. */
export default function Select({ label, value, options, onValue }: Props) {
  const id = useId()
  return (
    <div className="stack gap-1 narrow">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onValue(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  )
}
