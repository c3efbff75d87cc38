import type { ReactNode } from 'react'
import type { Translate } from '../../i18n/translate.ts'

interface Props {
  t: Translate
  because: 'no-link' | 'link-revoked' | 'link-expired' | 'link-away'
  /** How many reports this browser still has to send. */
  unsent: number
  onRetry: () => void
  /** The form for the operator's key. */
  children: ReactNode
}

/** Says why a scorer's link does not open the desk, what to do, and what becomes of reports that are not sent. */
export default function ClosedLink({ t, because, unsent, onRetry, children }: Props) {
  return (
    <>
      <section className="panel panel-pad stack gap-3" role="alert">
        <h2>{t(`desk.closedLinks.${because}.title`)}</h2>
        <p>{t(`desk.closedLinks.${because}.text`)}</p>
        {unsent > 0 && <p className="note note-sun">{t('desk.linkKept', { count: unsent })}</p>}
        {because === 'link-away' && (
          <button className="button button-sun" type="button" onClick={onRetry}>
            {t('desk.retry')}
          </button>
        )}
      </section>
      <details>
        <summary>{t('desk.keyInstead')}</summary>
        {children}
      </details>
    </>
  )
}
