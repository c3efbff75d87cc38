import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'

/** A value, and its text in the notation of the reader's language. */
export interface Figure {
  /** null if it is not known. */
  readonly value: number | null
  readonly text: string
}

/** One bar or column of a chart, and one line of the table behind it. */
export interface ChartRow {
  /** Short, because it stands in the drawing. A line break makes two lines of it under a column. */
  readonly label: string
  /** The name in the table, if it is longer than the label. */
  readonly name?: string
  readonly value: number
  /** The value in the notation of the reader's language. */
  readonly text: string
  /** The further cells of the table's line, in the order of its headings. */
  readonly more?: readonly Figure[]
  /** The key by which the table sorts the line, if that is not its name: a day. */
  readonly order?: string
  /** The day or the time of day that the row is about, for machines. */
  readonly when?: string
  /** The address to which the table's line links, in the reader's language. */
  readonly address?: string
  /** The flag's id in the sprite, for the table. */
  readonly flag?: string
  /** Whether the row is highlighted, as the year of the page is. */
  readonly current?: boolean
}

/** Returns the rows with the largest and the smallest value, for the chart's one-sentence summary; null without rows. */
export function extremes(rows: readonly ChartRow[]): { most: ChartRow; least: ChartRow } | null {
  const [first] = rows
  if (!first) return null
  return {
    most: rows.reduce((best, row) => (row.value > best.value ? row : best), first),
    least: rows.reduce((best, row) => (row.value < best.value ? row : best), first),
  }
}

/** Returns the rows, or none if all values are equal, such as nations of one team each: such a chart says nothing. */
export function comparable(rows: readonly ChartRow[]): readonly ChartRow[] {
  const ends = extremes(rows)
  return ends && ends.most.value > ends.least.value ? rows : []
}

/** Returns the value of the longest bar: at least one, so that zeros do not look large. */
export const highest = (rows: readonly ChartRow[]): number => Math.max(1, ...rows.map(({ value }) => value))

/** Returns a chart as a sentence, for visitors who cannot see it. */
export function chartLabel(rows: readonly ChartRow[], title: string, locale: Locale): string {
  const ends = extremes(rows)
  if (!ends) return title
  const plain = ({ label, name, text }: ChartRow) => `${name ?? label} ${text}`
  return translator(locale)('states.chartLabel', { title, most: plain(ends.most), least: plain(ends.least) })
}
