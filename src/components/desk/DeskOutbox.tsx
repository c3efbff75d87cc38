import type { Locale } from '../../domain/text/locale.ts'
import type { PendingReport } from '../../domain/tournament/report.ts'
import { type Translate, translator } from '../../i18n/translate.ts'
import Sentence from '../ui/Sentence.tsx'
import { reportText } from './desk-lines.ts'

/** Id of the list of reports that somebody has to decide about. */
export const UNDECIDED_ID = 'undecided'

interface StatusProps {
  /** How many reports are not sent. */
  unsent: number
  /** True if a report was refused or is in conflict: the list below says how. */
  needsDecision: boolean
  t: Translate
}

/** Whether everything is sent. */
export const DeskStatus = ({ unsent, needsDecision, t }: StatusProps) => (
  <p className="desk-status">
    {needsDecision && <a href={`#${UNDECIDED_ID}`}>{t('desk.look')}</a>}
    <span className="desk-unsent row inline" role="status" data-unsent={unsent}>
      {unsent === 0 ? t('desk.sentAll') : t('desk.unsent', { count: unsent })}
    </span>
  </p>
)

interface AwayProps {
  isAway: boolean
  isKept: boolean
  t: Translate
  onSendNow: () => void
}

/** What to do if reports cannot be sent, or cannot be stored. */
export const DeskAway = ({ isAway, isKept, t, onSendNow }: AwayProps) => (
  <>
    {isAway && (
      <div className="note note-sun desk-away stack gap-2">
        <p>{t('desk.offline')}</p>
        <button type="button" className="button" onClick={onSendNow}>
          {t('desk.sendNow')}
        </button>
      </div>
    )}
    {!isKept && <p className="note note-sun desk-away stack gap-2">{t('desk.notKept')}</p>}
  </>
)

interface Props {
  id?: string
  reports: readonly PendingReport[]
  /** Returns the state of a match at the service, as text; null while it is not known. */
  standOf: (matchId: string) => string | null
  locale: Locale
  onDismiss: (key: string) => void
  onDecide: (key: string, keep: 'mine' | 'theirs') => void
}

/** Reports that are not sent yet, that the service refused, or that somebody has to decide about. */
export function DeskReports(props: Props) {
  const { id, reports, locale } = props
  const t = translator(locale)
  if (reports.length === 0) return null
  return (
    <section id={id} aria-label={t('desk.unsentTitle')}>
      <ol className="desk-reports stack gap-2">
        {reports.map((report) => (
          <li key={report.key} className="panel panel-pad stack gap-2">
            <p>
              <strong>
                <Sentence text={reportText(report, locale)} />
              </strong>{' '}
              <bdi className="quiet">{report.title}</bdi>
            </p>
            <Standing {...props} report={report} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Standing({ report, locale, standOf, onDismiss, onDecide }: Props & { report: PendingReport }) {
  const t = translator(locale)
  const { key, standing, matchId } = report
  if (standing.kind === 'waiting') return null
  if (standing.kind === 'refused') {
    return (
      <>
        <p role="alert">
          {t('desk.refused')} <q>{standing.reason}</q>
        </p>
        <button type="button" className="button desk-step-quiet" onClick={() => onDismiss(key)}>
          {t('desk.dismiss')}
        </button>
      </>
    )
  }
  const theirs = standOf(matchId)
  return (
    <>
      <p role="alert">{t('desk.conflict')}</p>
      {theirs !== null && (
        <p>
          {t('desk.conflictTheirs')}: <strong className="num">{theirs}</strong>
        </p>
      )}
      <div className="desk-steps cluster gap-2">
        <button type="button" className="button button-sun" onClick={() => onDecide(key, 'mine')}>
          {t('desk.keepMine')}
        </button>
        <button type="button" className="button desk-step-quiet" onClick={() => onDecide(key, 'theirs')}>
          {t('desk.keepTheirs')}
        </button>
      </div>
    </>
  )
}
