import type { ClassHistory } from '../../domain/history/class-history.ts'
import { classHistoryAddress, localized } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  readonly locale: Locale
  readonly classes: readonly Pick<ClassHistory, 'key' | 'shortName' | 'name'>[]
  /** The key of the class that the page is about. */
  readonly own?: string
}

/** The classes, each a link to its years. */
export default function ClassChips({ locale, classes, own }: Props) {
  return (
    <nav className="chips class-chips" aria-label={translator(locale)('years.classes')}>
      {classes.map(({ key, shortName, name }) => (
        <a
          className="chip"
          dir="auto"
          href={localized(classHistoryAddress(key), locale)}
          title={name[locale]}
          aria-current={key === own ? 'page' : undefined}
          key={key}
        >
          {shortName}
        </a>
      ))}
    </nav>
  )
}
