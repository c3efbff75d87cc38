import type { Tally } from '../../domain/tournament/tally.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { FigureColumn } from './table-columns.ts'

interface Heads {
  readonly columns: readonly FigureColumn[]
  readonly t: Translate
}

/** The head cells of the figure columns. */
export function FigureHeads({ columns, t }: Heads) {
  return columns.map(({ title, short, headClass }) => (
    <th scope="col" className={headClass} key={title}>
      {short === null ? t(title) : <abbr title={t(title)}>{t(short)}</abbr>}
    </th>
  ))
}

interface Cells {
  readonly columns: readonly FigureColumn[]
  readonly row: Readonly<Tally>
}

/** The figures of a team, one per column. */
export function FigureCells({ columns, row }: Cells) {
  return columns.map(({ title, className, value }) => (
    <td className={className} key={title}>
      {value(row)}
    </td>
  ))
}

/** The head cell of the rank column. */
export function RankHead({ t }: { readonly t: Translate }) {
  return (
    <th scope="col">
      <abbr title={t('table.rank')}>{t('table.rankShort')}</abbr>
    </th>
  )
}
