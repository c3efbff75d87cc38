import type { Translate } from '../../i18n/translate.ts'

interface Props {
  /** What the form does. */
  readonly word: string
  readonly isBusy: boolean
  readonly t: Translate
  readonly onCancel: () => void
}

/** The last row of a form: do it, or leave it. */
export default function FormButtons({ word, isBusy, t, onCancel }: Props) {
  return (
    <div className="cluster gap-2">
      <button className="button button-sun" type="submit" disabled={isBusy}>
        {word}
      </button>
      <button className="button" type="button" onClick={onCancel}>
        {t('admin.no')}
      </button>
    </div>
  )
}
