import type { SavedPage } from '../../domain/saved-pages/saved-page.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Translate } from '../../i18n/translate.ts'
import OfflineSwitch from '../my-week/OfflineSwitch.tsx'
import { fileSize } from '../open-data/file-size.ts'
import SavedList from './SavedList.tsx'

/** The progress of saving, as the store reports it. */
type Saving =
  | { readonly kind: 'idle' | 'offline' }
  | { readonly kind: 'saving'; readonly done: number; readonly of: number }
  | { readonly kind: 'partly' | 'full'; readonly count: number }

interface Props {
  readonly isOn: boolean
  /** null until the saved pages have been looked up. */
  readonly saved: {
    readonly pages: readonly SavedPage[]
    readonly bytes: number
    readonly leftOut: number
    readonly saving: Saving
  } | null
  readonly t: Translate
  readonly locale: Locale
  readonly onChoose: (isOn: boolean) => void
  readonly onSave: () => void
}

/** Which pages open on this device without a network, their size, when they were saved, and how to remove them. */
export default function SavedPanel({ isOn, saved, t, locale, onChoose, onSave }: Props) {
  const { pages = [], bytes = 0, leftOut = 0, saving } = saved ?? {}
  const isSaving = saving?.kind === 'saving'
  return (
    <section className="saved-panel section" aria-labelledby="saved-title">
      <h2 id="saved-title">{t('savedPages.title')}</h2>
      <p>{t('savedPages.lead')}</p>
      <OfflineSwitch isOn={isOn} t={t} onChoose={onChoose} />
      <div role="status">
        {isSaving ? (
          <p>
            {t('savedPages.saving', { number: saving.done + 1, count: saving.of })}
            <progress aria-label={t('savedPages.title')} max={saving.of} value={saving.done} />
          </p>
        ) : (
          <p>{saved || !isOn ? amountText(pages.length, bytes, t, locale) : t('savedPages.looking')}</p>
        )}
        {saving && saving.kind !== 'saving' && saving.kind !== 'idle' && (
          <p className="note note-sun">{faultText(saving, t)}</p>
        )}
        {leftOut > 0 && <p className="quiet small">{t('savedPages.leftOut', { count: leftOut })}</p>}
      </div>
      {pages.length > 0 && (
        <details>
          <summary>{t('savedPages.list')}</summary>
          <SavedList pages={pages} locale={locale} />
        </details>
      )}
      <p className="chips">
        <button type="button" className="button" disabled={isSaving} onClick={onSave}>
          {t('savedPages.save')}
        </button>
        <button type="button" className="chip" disabled={pages.length === 0} onClick={() => onChoose(false)}>
          {t('savedPages.clear')}
        </button>
      </p>
    </section>
  )
}

const amountText = (count: number, bytes: number, t: Translate, locale: Locale): string =>
  count === 0 ? t('savedPages.none') : t('savedPages.count', { count, size: fileSize(bytes, locale) })

const faultText = (fault: Exclude<Saving, { readonly kind: 'saving' }>, t: Translate): string =>
  'count' in fault ? t(`savedPages.${fault.kind}`, { count: fault.count }) : t('savedPages.offline')
