import type { Locale } from '../../domain/text/locale.ts'
import { type ChartRow, chartLabel, extremes, highest } from './chart-row.ts'

interface Props {
  readonly locale: Locale
  readonly title: string
  /** The rows along the axis; null leaves a gap, for example for a year without a cup. */
  readonly rows: readonly (ChartRow | null)[]
}

const TOP = 22
const FLOOR = 142
/** The gap between two columns, as a fraction of the distance from one column to the next. */
const GAP = 0.18
/** Up to this many columns, every column shows its value. */
const FEW = 8

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`

/** A chart of vertical columns, side by side. */
export default function ColumnChart({ locale, title, rows }: Props) {
  const known = rows.filter((row) => row !== null)
  const most = highest(known)
  const best = extremes(known)?.most
  // Every column shows its value if there is room; otherwise only the highest one and that of this page do.
  const allShown = rows.length <= FEW
  const labelEvery = Math.ceil(rows.length / 16)
  const step = 1 / (rows.length + GAP)
  const hasSecondLines = known.some(({ label }) => label.includes('\n'))
  return (
    <svg
      className="graph columns-graph"
      width="100%"
      height={hasSecondLines ? 178 : 162}
      role="img"
      aria-label={chartLabel(known, title, locale)}
    >
      <line className="axis" x1="0" x2="100%" y1={FLOOR + 0.5} y2={FLOOR + 0.5} />
      {rows.map((row, at) => {
        if (row === null) return null
        const left = step * (at + GAP)
        const width = step * (1 - GAP)
        const tall = (row.value / most) * (FLOOR - TOP)
        const text = { x: percent(left + width / 2), textAnchor: 'middle' as const }
        const [first, ...rest] = row.label.split('\n')
        return (
          <g key={row.address ?? row.label}>
            <rect
              className={row.current ? 'bar bar-now' : 'bar'}
              x={percent(left)}
              y={(FLOOR - tall).toFixed(1)}
              width={percent(width)}
              height={tall.toFixed(1)}
              rx="2"
            />
            {(allShown || row.current || row === best) && (
              <text className="value" y={(FLOOR - tall - 6).toFixed(1)} {...text}>
                {row.text}
              </text>
            )}
            {(row.current || at % labelEvery === 0) && (
              <text
                className={
                  row.current
                    ? 'label now stack gap-2'
                    : labelClass(row, allShown || at % (2 * labelEvery) === 0, isBesideNow(rows, at))
                }
                y={FLOOR + 16}
                {...text}
              >
                {first}
              </text>
            )}
            {rest.length > 0 && (
              <text className="label" y={FLOOR + 32} {...text}>
                {rest.join(' ')}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

const isBesideNow = (rows: Props['rows'], at: number): boolean =>
  rows.length > FEW && [rows[at - 1], rows[at + 1]].some((row) => row?.current)

/** On a narrow screen every other label is hidden; long labels, and those beside the permanent label, are hidden sooner. */
function labelClass({ label }: ChartRow, isKept: boolean, isBeside: boolean): string {
  if (isBeside) return 'label spare-long'
  if (isKept) return 'label'
  return label.length > 3 ? 'label spare-long' : 'label spare'
}
