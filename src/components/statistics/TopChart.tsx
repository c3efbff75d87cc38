import { translator } from '../../i18n/translate.ts'
import BarChart from './BarChart.tsx'
import Chart, { type ChartProps } from './Chart.tsx'

interface Props extends Omit<ChartProps, 'children'> {
  /** The maximum number of bars; the table holds every row. */
  readonly most: number
}

/** A chart of the largest values of a long list. */
export default function TopChart({ most, ...chart }: Props) {
  const { locale, title, rows } = chart
  const cut = rows.length > most && translator(locale)('states.topOf', { shown: most, all: rows.length })
  return (
    <Chart {...chart}>
      {cut && <p className="small quiet chart-note">{cut}</p>}
      <BarChart locale={locale} title={cut ? `${title} (${cut})` : title} rows={rows.slice(0, most)} />
    </Chart>
  )
}
