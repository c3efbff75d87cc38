import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import Flag from '../match/Flag.tsx'
import Time from '../ui/Time.tsx'
import type { ChartRow } from './chart-row.ts'
import FoldedTable from './FoldedTable.tsx'

interface Props {
  readonly locale: Locale
  readonly caption: string
  /** The column headings: for the name, for the value, and for the further facts of a row. */
  readonly heads: readonly [string, string, ...string[]]
  readonly rows: readonly ChartRow[]
}

/** The values behind a chart as a table. */
export default function ChartTable({ locale, caption, heads, rows }: Props) {
  const hasFlags = rows.some(({ flag }) => flag)
  return (
    <FoldedTable t={translator(locale)} caption={caption}>
      <thead>
        <tr>
          {heads.map((head, at) => (
            <th scope="col" className={at === 0 ? 'text' : undefined} key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const name = (
            <bdi>
              <Time when={row.when ?? null} text={row.name ?? row.label} />
            </bdi>
          )
          return (
            <tr key={row.address ?? row.label}>
              <th scope="row" data-order={row.order ?? row.name ?? row.label}>
                {hasFlags && <Flag flag={row.flag} />}{' '}
                {row.address === undefined ? name : <a href={row.address}>{name}</a>}
              </th>
              {[row, ...(row.more ?? [])].map(({ value, text }, at) => (
                <td data-order={value} key={heads[at + 1]}>
                  {text}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </FoldedTable>
  )
}
