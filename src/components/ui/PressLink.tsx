import { localized } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  readonly locale: Locale
  /** The address of the sheet, without language. */
  readonly address: string
}

/** The link from a page to its press sheet. */
export default function PressLink({ locale, address }: Props) {
  return (
    <p className="section small lone">
      <a href={localized(address, locale)}>{translator(locale)('sheet.press')}</a>
    </p>
  )
}
