import type { Locale } from '../../domain/text/locale.ts'
import { type Match, startOf } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'

export const FILE_KINDS = ['ics', 'xlsx', 'csv'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** The progress of a file. */
export type DownloadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'getting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'done'; readonly name: string }

interface Props {
  readonly matches: readonly Match[]
  readonly locale: Locale
  /** Whether the list shows the visitor's own favourites: no address shows it to anybody else. */
  readonly isOwn: boolean
  /** Whether results are hidden on this device: if so, the file has none. */
  readonly isHidden: boolean
  readonly state: DownloadState
  readonly onDownload: (kind: FileKind) => void
}

/** Offers the shown list as a file of the visitor's choice. */
export default function DownloadPanel({ matches, locale, isOwn, isHidden, state, onDownload }: Props) {
  const t = translator(locale)
  // A calendar event needs a start time.
  const hasTimes = matches.some((match) => startOf(match) !== null)
  return (
    <details className="download-list">
      <summary className="chip">
        <svg className="icon" aria-hidden="true">
          <use href="/icons.svg#download" />
        </svg>
        {t('downloadList.title')}
      </summary>
      <div className="panel panel-pad stack gap-2">
        <div className="chips">
          {FILE_KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              className="chip"
              disabled={kind === 'ics' && !hasTimes}
              onClick={() => onDownload(kind)}
            >
              {t(`downloadList.${kind}`)}
            </button>
          ))}
        </div>
        <p role="status">
          {state.kind === 'getting' && t('downloadList.getting')}
          {state.kind === 'done' && t('downloadList.done', { name: state.name })}
          {state.kind === 'failed' && t('downloadList.failed')}
        </p>
        {isHidden && <p className="small">{t('downloadList.hidden')}</p>}
        <p className="small quiet">{t(isOwn ? 'downloadList.ownNote' : 'downloadList.note')}</p>
      </div>
    </details>
  )
}
