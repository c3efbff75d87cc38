import type { Translate } from '../../i18n/translate.ts'
import type { FigureColumn } from './table-columns.ts'

interface Props {
  readonly columns: readonly FigureColumn[]
  readonly t: Translate
}

/** The heads of columns of figures. */
export default function FigureHeads({ columns, t }: Props) {
  return columns.map(({ title, short, headClass }) => (
    <th scope="col" className={headClass} key={title}>
      {short === null ? t(title) : <abbr title={t(title)}>{t(short)}</abbr>}
    </th>
  ))
}
