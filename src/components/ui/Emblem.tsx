interface Props {
  /** The width and the height in pixels. */
  readonly size: number
}

const SEAMS = 'M17 17C13.400 12.800 12.500 7 14.200 1.300M9 3.200C8.400 8.900 9.900 13.800 13.200 18'

export default function Emblem({ size }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 34 34" aria-hidden="true">
      <circle cx="17" cy="17" r="16" fill="#ffc72c" />
      <g fill="none" stroke="#0b2a4f" strokeWidth="2.200">
        <path d={SEAMS} />
        <path d={SEAMS} transform="rotate(120 17 17)" />
        <path d={SEAMS} transform="rotate(240 17 17)" />
      </g>
    </svg>
  )
}
