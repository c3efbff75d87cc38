import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import type { Copying } from '../../page-scripts/share-address.ts'

interface Props {
  readonly locale: Locale
  readonly title: string
  readonly help: string
  /** Absolute. */
  readonly address: string
  /** The outcome of the last press of the button for this address; null before it. */
  readonly copying: Copying | null
  /** @param field is selected if the browser refuses, so that the user can copy by hand */
  readonly onCopy: (field: HTMLInputElement | null) => void
}

/** A generated address, to be opened or taken to another machine. */
export default function MadeAddress({ locale, title, help, address, copying, onCopy }: Props) {
  const t = translator(locale)
  return (
    <div className="made-address stack gap-2">
      <label>
        <span>{title}</span>
        <input readOnly value={address} dir="ltr" onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <p className="chips">
        <a className="button" href={address} target="_blank" rel="noopener">
          {t('screens.open')}
        </a>
        <button
          type="button"
          className="chip"
          onClick={({ currentTarget }) =>
            onCopy(currentTarget.closest('.made-address')?.querySelector('input') ?? null)
          }
        >
          {t('screens.copy')}
        </button>
        <span role="status">{copying && t(`copying.${copying}`)}</span>
      </p>
      <p className="small quiet">{help}</p>
    </div>
  )
}
