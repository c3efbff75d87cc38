import type { Translate } from '../../i18n/translate.ts'
import { FIGURE_COLUMNS } from './table-columns.ts'

/** The heads of the columns of figures. */
export default function FigureHeads({ t }: { readonly t: Translate }) {
  return FIGURE_COLUMNS.map(({ title, short, headClass }) => (
    <th scope="col" className={headClass} key={title}>
      {short === null ? t(title) : <abbr title={t(title)}>{t(short)}</abbr>}
    </th>
  ))
}
