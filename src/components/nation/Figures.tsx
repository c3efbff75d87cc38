import { wholeNumber } from '../../domain/presentation/numbers.ts'
import type { Locale } from '../../domain/text/locale.ts'

export interface Figure {
  readonly label: string
  readonly value: number
}

interface Props {
  readonly figures: readonly Figure[]
  readonly locale: Locale
}

/** Numbers side by side, each with a label. */
export default function Figures({ figures, locale }: Props) {
  return (
    <dl className="facts record figures-row panel">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{wholeNumber(value, locale)}</dd>
        </div>
      ))}
    </dl>
  )
}
