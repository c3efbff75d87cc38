import type { Translate } from '../../i18n/translate.ts'

interface Props {
  /** Why nothing was done: a kind with a message of its own, or the service's own sentence. */
  readonly trouble: {
    readonly kind: 'signed-out' | 'forbidden' | 'changed' | 'away' | 'refused'
    readonly reason?: string
  }
  readonly t: Translate
  readonly onRetry?: (() => void) | undefined
}

/** Says why nothing was done, and what to do. */
export default function TroubleNote({ trouble, t, onRetry }: Props) {
  return (
    <div className="note note-sun stack gap-2 at-start" role="alert">
      <p>{trouble.kind === 'refused' ? trouble.reason : t(`admin.trouble.${trouble.kind}`)}</p>
      {onRetry && (
        <button className="button" type="button" onClick={onRetry}>
          {t('admin.retry')}
        </button>
      )}
    </div>
  )
}
