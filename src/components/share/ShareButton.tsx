import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  readonly locale: Locale
  /** Whether the button stands among links or among chips. */
  readonly look: 'link-button' | 'chip'
}

/** The button that shares the address of the page (share-address.ts). It does nothing without script. */
export default function ShareButton({ locale, look }: Props) {
  const t = translator(locale)
  return (
    <button
      type="button"
      className={`${look} share-button`}
      data-copied={t('share.copied')}
      data-refused={t('share.refused')}
    >
      {t('share.send')}
    </button>
  )
}
