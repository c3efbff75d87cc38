import { useState } from 'react'
import { type CallOffReport, draftOf, type ReportDraft } from '../../domain/tournament/report.ts'
import type { Translate } from '../../i18n/translate.ts'
import { Choice } from './DeskFields.tsx'
import DeskForm from './DeskForm.tsx'
import ReasonFields, { NO_REASON, reasonOf } from './ReasonFields.tsx'

interface Props {
  /** What can be reported of the match in its present state. */
  kinds: readonly CallOffReport[]
  t: Translate
  onReport: (draft: ReportDraft) => void
  onCancel: () => void
}

/** Calls a match off: how, whether the score of an abandoned match counts, and why. */
export default function CallOffForm({ kinds, t, onReport, onCancel }: Props) {
  const [kind, setKind] = useState<CallOffReport | null>(kinds.length === 1 ? (kinds[0] ?? null) : null)
  const [counts, setCounts] = useState<'yes' | 'no' | null>(null)
  const [texts, setTexts] = useState(NO_REASON)
  const submit = () => {
    if (kind === null) return
    const isCounted = kind === 'abandon' ? { counts: counts === 'yes' } : {}
    onReport(draftOf(kind, { ...isCounted, reason: reasonOf(texts) }))
  }
  return (
    <DeskForm title={t('desk.callOff.title')} t={t} problem="" onSubmit={submit} onCancel={onCancel}>
      <Choice
        legend={t('desk.state')}
        value={kind}
        options={kinds.map((value) => ({ value, text: t(`desk.reports.${value}`) }))}
        onChange={setKind}
      />
      {kind === 'abandon' && (
        <Choice
          legend={t('desk.callOff.counts')}
          value={counts}
          options={(['yes', 'no'] as const).map((value) => ({ value, text: t(`desk.callOff.${value}`) }))}
          onChange={setCounts}
        />
      )}
      <ReasonFields t={t} value={texts} onChange={setTexts} />
    </DeskForm>
  )
}
