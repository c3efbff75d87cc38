import type { PendingReport } from '../../domain/desk/report.ts'
import { countWords } from '../search/search-words.ts'
import { reportText } from './desk-lines.ts'
import type { DeskWords } from './desk-words.ts'

interface StatusProps {
  /** How many reports are not sent. */
  unsent: number
  failures: number
  isKept: boolean
  words: DeskWords
  onSendNow: () => void
}

/** Whether everything is sent, and what to do where it is not. */
export function DeskStatus({ unsent, failures, isKept, words, onSendNow }: StatusProps) {
  return (
    <>
      <p className="desk-unsent" role="status" data-unsent={unsent}>
        {unsent === 0 ? words.sentAll : countWords(words.unsent, unsent, words.locale)}
      </p>
      {failures > 0 && unsent > 0 && (
        <div className="note note-sun desk-away">
          <p>{words.offline}</p>
          <button type="button" className="button" onClick={onSendNow}>
            {words.sendNow}
          </button>
        </div>
      )}
      {!isKept && <p className="note note-sun desk-away">{words.notKept}</p>}
    </>
  )
}

interface Props {
  reports: readonly PendingReport[]
  /** What stands of a match at the service; null while it is not known. */
  standOf: (matchId: string) => string | null
  words: DeskWords
  onDismiss: (key: string) => void
  onDecide: (key: string, keep: 'mine' | 'theirs') => void
}

/** Reports that are not sent yet, that the service refused, or that somebody has to decide about. */
export function DeskReports(props: Props) {
  const { reports, words } = props
  if (reports.length === 0) return null
  return (
    <section aria-label={words.unsentTitle}>
      <ol className="desk-reports">
        {reports.map((report) => (
          <li key={report.key} className="panel panel-pad">
            <p>
              <strong>{reportText(report, words)}</strong> <bdi className="quiet">{report.title}</bdi>
            </p>
            <Standing {...props} report={report} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Standing({ report, words, standOf, onDismiss, onDecide }: Props & { report: PendingReport }) {
  const { key, standing, matchId } = report
  if (standing.kind === 'waiting') return null
  if (standing.kind === 'refused') {
    return (
      <>
        <p role="alert">
          {words.refused} <q lang="en">{standing.reason}</q>
        </p>
        <button type="button" className="button desk-step-quiet" onClick={() => onDismiss(key)}>
          {words.dismiss}
        </button>
      </>
    )
  }
  const theirs = standOf(matchId)
  return (
    <>
      <p role="alert">{words.conflict}</p>
      {theirs !== null && (
        <p>
          {words.conflictTheirs}: <strong className="num">{theirs}</strong>
        </p>
      )}
      <div className="desk-steps">
        <button type="button" className="button button-sun" onClick={() => onDecide(key, 'mine')}>
          {words.keepMine}
        </button>
        <button type="button" className="button desk-step-quiet" onClick={() => onDecide(key, 'theirs')}>
          {words.keepTheirs}
        </button>
      </div>
    </>
  )
}
