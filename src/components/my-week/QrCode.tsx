import { encode } from 'uqr'
import { memoizedByValue } from '../../domain/memoized.ts'

interface Props {
  readonly text: string
  /** The accessible name of the code. */
  readonly label: string
}

/** A text as a QR code, dark on light in every theme. */
export default function QrCode({ text, label }: Props) {
  const { size, dots } = codeOf(text)
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dots} />
    </svg>
  )
}

/** Cached per text: a board is rendered again with every change, but its code stays the same. */
const codeOf = memoizedByValue((text) => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return { size, dots: dots.join('') }
})
