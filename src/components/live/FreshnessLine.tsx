import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'

/**
 * How fresh the scores of a page are, and the switch that pauses them: the last line of the page, in small print. A script
 * keeps it up to date (show-freshness.ts).
 */
export default function FreshnessLine({ locale }: { readonly locale: Locale }) {
  const t = translator(locale)
  return (
    <section id="freshness" className="live-line wrap cluster middle gap-x-3" aria-label={t('live.label')}>
      <span>{t('live.built')}</span>{' '}
      <button type="button" className="link-button" hidden>
        {t('live.pause')}
      </button>
    </section>
  )
}
