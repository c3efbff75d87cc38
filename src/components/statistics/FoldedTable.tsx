import type { ReactNode } from 'react'
import type { Translate } from '../../i18n/translate.ts'

interface Props {
  readonly t: Translate
  readonly caption: string
  /** The head and the body of the table. */
  readonly children: ReactNode
}

/** The table behind a drawing, folded at first. */
export default function FoldedTable({ t, caption, children }: Props) {
  return (
    <details className="behind">
      <summary>
        {t('states.showTable')}
        <span className="hidden-text">{`: ${caption}`}</span>
      </summary>
      <section className="table-box" tabIndex={0} aria-label={t('states.tableOf', { title: caption })}>
        <table data-sortable={caption}>
          <caption className="hidden-text">{caption}</caption>
          {children}
        </table>
      </section>
    </details>
  )
}
