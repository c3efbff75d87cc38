import type { ReactNode } from 'react'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  readonly locale: Locale
  readonly children: ReactNode
}

/** The place where a page says how fresh it is. */
export default function FreshnessSlot({ locale, children }: Props) {
  return (
    <section id="freshness" aria-label={translator(locale)('live.label')}>
      {children}
    </section>
  )
}
