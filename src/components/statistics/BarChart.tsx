import type { Locale } from '../../domain/text/locale.ts'
import { type ChartRow, chartLabel, highest } from './chart-row.ts'

interface Props {
  readonly locale: Locale
  readonly title: string
  readonly rows: readonly ChartRow[]
}

// Positions across are per cent of the width and those down are pixels: the letters keep their size on every screen.
const LETTER = 8
/** Labels no wider than this stand beside their bars, with the value at the end of each; longer ones above. */
const WIDEST_BESIDE = 72

/** Values as bars, one below the other. */
export default function BarChart({ locale, title, rows }: Props) {
  const longest = Math.max(0, ...rows.map((row) => row.label.length)) * LETTER + LETTER
  const isBeside = longest <= WIDEST_BESIDE
  const step = isBeside ? 26 : 42
  const most = highest(rows)
  const widthOf = ({ value }: ChartRow) => `${((value / most) * (isBeside ? 62 : 100)).toFixed(2)}%`
  return (
    <svg
      className="graph"
      width="100%"
      height={rows.length * step}
      role="img"
      aria-label={chartLabel(rows, title, locale)}
    >
      {rows.map((row, at) => {
        const textAt = at * step + (isBeside ? 17 : 14)
        const bar = { y: at * step + (isBeside ? 5 : 21), height: 14, rx: 3 }
        const width = widthOf(row)
        const end = isBeside ? { x: width, dx: longest + 6 } : { x: '100%', textAnchor: 'end' as const }
        return (
          <g key={row.address ?? row.label}>
            <text x="0" y={textAt}>
              {row.label}
            </text>
            {!isBeside && <rect className="track" x="0" width="100%" {...bar} />}
            <rect
              className={row.current ? 'bar bar-now' : 'bar'}
              x={isBeside ? longest : 0}
              width={width}
              {...bar}
            />
            <text className="value" y={textAt} {...end}>
              {row.text}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
