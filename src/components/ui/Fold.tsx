import type { ReactNode } from 'react'
import { wholeNumber } from '../../domain/presentation/numbers.ts'
import type { Locale } from '../../domain/text/locale.ts'
import Time from './Time.tsx'

interface Props {
  readonly title: string
  /** The day that the title names, `YYYY-MM-DD` in Stockholm. */
  readonly day?: string | null
  readonly count: number
  readonly locale: Locale
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** A long list, folded under its title and length. It opens without script, and a browser's page search opens it too. */
export default function Fold({ title, day = null, count, locale, isOpen, children }: Props) {
  return (
    <details className="fold panel" open={isOpen}>
      <summary>
        <h3>
          <bdi>
            <Time when={day} text={title} />
          </bdi>
        </h3>
        <span className="num quiet">{wholeNumber(count, locale)}</span>
      </summary>
      {children}
    </details>
  )
}
