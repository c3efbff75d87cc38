import type { ImportPreview, PreviewFault } from '../../../domain/organiser/import-preview.ts'
import type { Translate } from '../../../i18n/translate.ts'

/** A remedy that lists every column there is helps nobody: the columns are chosen beside it. */
const LONG = 250

interface Props {
  readonly preview: ImportPreview
  readonly t: Translate
}

/** What is wrong with the files, or strange in them, by class. */
export default function ImportFaults({ preview: { faults, faultCount, warningCount, isCut }, t }: Props) {
  if (faults.length === 0) return null
  const byClass = Map.groupBy(faults, ({ className }) => className ?? '')
  const counts = [
    ...(faultCount > 0 ? [t('admin.import.faults.faults', { count: faultCount })] : []),
    ...(warningCount > 0 ? [t('admin.import.faults.warnings', { count: warningCount })] : []),
  ]
  return (
    <div className="stack gap-3">
      <h3>{counts.join(', ')}</h3>
      {[...byClass].map(([className, own]) => (
        <details key={className} open={own.some(({ level }) => level === 'fault')} className="stack gap-2">
          <summary>
            <bdi>{className || t('admin.import.faults.noClass')}</bdi> ({own.length})
          </summary>
          <ul className="panel admin-rows">
            {own.map((fault) => (
              <li key={`${fault.file} ${fault.place} ${fault.problem}`} className="stack gap-1">
                <span>
                  <span className="badge">{t(`admin.import.faults.${kindOf(fault)}`)}</span>{' '}
                  <bdi className="quiet">{[fault.file, fault.place].filter(Boolean).join(', ')}</bdi>
                </span>
                <span className="admin-words">{fault.problem}</span>
                {fault.remedy.length < LONG && (
                  <span className="quiet admin-words">
                    {t('admin.import.faults.right', { text: fault.remedy })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
      {isCut && <p className="quiet">{t('admin.import.faults.more', { count: faults.length })}</p>}
    </div>
  )
}

const kindOf = ({ level, asks }: PreviewFault) => (asks ? 'question' : level)
