import {
  historyAddress,
  localized,
  medalsAddress,
  recordsAddress,
  storyAddress,
} from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  readonly locale: Locale
  /** Address of the page, without language. */
  readonly here: string
  /** The newest edition that is over. */
  readonly lastYear: number | undefined
}

/** Links between the pages about all editions. */
export default function HistoryNav({ locale, here, lastYear }: Props) {
  const t = translator(locale)
  const ways = [
    { address: historyAddress(), name: t('champions.nav') },
    { address: recordsAddress(), name: t('records.nav') },
    { address: medalsAddress(), name: t('medals.nav') },
    ...(lastYear === undefined
      ? []
      : [{ address: storyAddress(lastYear), name: t('history.story', { year: lastYear }) }]),
  ]
  return (
    <nav className="chips" aria-label={t('champions.navLabel')}>
      {ways.map(({ address, name }) => (
        <a
          className="chip"
          href={localized(address, locale)}
          aria-current={address === here ? 'page' : undefined}
          key={address}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
