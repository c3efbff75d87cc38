import type { ReactNode } from 'react'
import type { Locale } from '../../domain/text/locale.ts'
import ChartTable from './ChartTable.tsx'
import type { ChartRow } from './chart-row.ts'

export interface ChartProps {
  readonly locale: Locale
  readonly id: string
  readonly title: string
  /** The column headings of the table. */
  readonly heads: readonly [string, string, ...string[]]
  readonly rows: readonly ChartRow[]
  /** The drawing. */
  readonly children: ReactNode
}

/** A section of the statistics: a drawing and the table behind it; renders nothing if there are no values. */
export default function Chart({ locale, id, title, heads, rows, children }: ChartProps) {
  if (rows.length === 0) return null
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="panel panel-pad">
        {children}
        <ChartTable locale={locale} caption={title} heads={heads} rows={rows} />
      </div>
    </section>
  )
}
