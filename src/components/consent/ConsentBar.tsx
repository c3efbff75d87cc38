import type { Analytics } from '../../domain/site/page-site.ts'
import type { Translate } from '../../i18n/translate.ts'

interface Props {
  readonly t: Translate
  readonly analytics: Analytics
}

export default function ConsentBar({ t, analytics: { url, domain, consent } }: Props) {
  return (
    <section
      className="consent cluster middle gap-3 gap-x-5 centred"
      aria-label={t('consent.title')}
      data-collector={url}
      data-domain={domain}
      data-consent={consent}
      hidden
    >
      <p>{t('consent.question', { host: new URL(url).host })}</p>
      <p className="cluster gap-3">
        <button type="button" className="button" data-choice="yes">
          {t('consent.yes')}
        </button>
        <button type="button" className="button" data-choice="no">
          {t('consent.no')}
        </button>
      </p>
    </section>
  )
}
