import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import SavedList, { SavedLink } from '../components/saved-pages/SavedList.tsx'
import { savedInOther } from '../domain/saved-pages/saved-page.ts'
import type { Locale } from '../domain/text/locale.ts'
import { $saved, lookForSaved } from '../stores/saved-pages.ts'
import { useTranslator } from './words/use-translator.ts'

/** The list of pages that open without a network, on the page that replaces all pages that do not. */
export default function SavedListIsland({ locale }: { locale: Locale }) {
  const t = useTranslator(locale)
  const saved = useStore($saved, { ssr: () => null })
  useEffect(() => void lookForSaved(), [])
  // The worker shows this page at the requested address.
  const inOther = saved && savedInOther(location.pathname, saved.pages)
  return (
    <>
      {inOther && (
        <p className="note note-sun" role="status">
          {t('savedPages.inOther')}: <SavedLink page={inOther} locale={locale} t={t} />
        </p>
      )}
      <p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('savedPages.retry')}
        </button>
      </p>
      {saved && saved.pages.length > 0 ? (
        <section className="section" aria-labelledby="saved-title">
          <h2 id="saved-title">{t('savedPages.these')}</h2>
          <SavedList pages={saved.pages} locale={locale} />
        </section>
      ) : (
        <p className="quiet" role="status">
          {t(saved ? 'savedPages.none' : 'savedPages.looking')}
        </p>
      )}
    </>
  )
}
