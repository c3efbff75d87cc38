import { encode } from 'uqr'
import { oncePerText } from '../../domain/once-per.ts'

interface Props {
  readonly text: string
  /** What somebody who does not see it is told. */
  readonly label: string
}

/** A text for the camera of a phone: dark on light, whatever the theme. */
export default function QrCode({ text, label }: Props) {
  const { size, dots } = codeOf(text)
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dots} />
    </svg>
  )
}

/** A board is rendered with every change, and its code stays. */
const codeOf = oncePerText((text) => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return { size, dots: dots.join('') }
})
