import type { Locale } from '../../domain/text/locale.ts'
import { type ChartRow, chartLabel, highest } from './chart-row.ts'

interface Props {
  readonly locale: Locale
  readonly title: string
  readonly rows: readonly ChartRow[]
}

// Horizontal positions are per cent of the width, vertical ones are pixels: the text keeps its size on every screen.
const LETTER = 8
/** Pixels. Labels up to this width stand beside their bars, with the value at each bar's end; longer ones stand above. */
const WIDEST_BESIDE = 72

/** A chart of horizontal bars, one below the other. */
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
