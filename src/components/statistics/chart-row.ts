import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'

/** One bar or column of a chart, and one line of the table behind it. */
export interface ChartRow {
  /** Short: it stands in the drawing. A line break makes two lines of it under a column. */
  readonly label: string
  /** What the table calls it, where that is longer. */
  readonly name?: string
  readonly value: number
  /** The value as the reader's language writes it. */
  readonly text: string
  /** What the table says beside it, in the order of its headings. */
  readonly more?: readonly string[]
  /** What the table sorts the line by, where that is not its name: a day. */
  readonly order?: string
  /** Where the table's line leads; already in the reader's language. */
  readonly address?: string
  /** Id in the sprite of flags, for the table. */
  readonly flag?: string
  /** Stands out: the year of the page. */
  readonly current?: boolean
}

/** The rows with the largest and the smallest value: what the drawing says in one sentence. Null for no rows. */
export function extremes(rows: readonly ChartRow[]): { most: ChartRow; least: ChartRow } | null {
  const [first] = rows
  if (!first) return null
  return {
    most: rows.reduce((best, row) => (row.value > best.value ? row : best), first),
    least: rows.reduce((best, row) => (row.value < best.value ? row : best), first),
  }
}

/** The rows, where a chart of them says something: none where all are alike, as nations of one team each. */
export function comparable(rows: readonly ChartRow[]): readonly ChartRow[] {
  const ends = extremes(rows)
  return ends && ends.most.value > ends.least.value ? rows : []
}

/** What the longest bar stands for: at least one, that nothing looks like much. */
export const highest = (rows: readonly ChartRow[]): number => Math.max(1, ...rows.map(({ value }) => value))

/** A chart in a sentence, for those who do not see it. */
export function chartLabel(rows: readonly ChartRow[], title: string, locale: Locale): string {
  const ends = extremes(rows)
  if (!ends) return title
  const plain = ({ label, name, text }: ChartRow) => `${name ?? label} ${text}`
  return translator(locale)('states.chartLabel', { title, most: plain(ends.most), least: plain(ends.least) })
}
