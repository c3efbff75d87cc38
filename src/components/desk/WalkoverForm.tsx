import { useState } from 'react'
import type { Match, SideName } from '../../domain/tournament/match.ts'
import { SIDES } from '../../domain/tournament/outcome.ts'
import { draftOf, type ReportDraft } from '../../domain/tournament/report.ts'
import type { Translate } from '../../i18n/translate.ts'
import { sideName } from '../match/side-name.ts'
import { Choice } from './DeskFields.tsx'
import DeskForm from './DeskForm.tsx'
import ReasonFields, { NO_REASON, reasonOf } from './ReasonFields.tsx'

interface Props {
  match: Match
  t: Translate
  onReport: (draft: ReportDraft) => void
  onCancel: () => void
}

/** Asks who wins without playing, if anybody came; after a match, who is disqualified. */
export default function WalkoverForm({ match, t, onReport, onCancel }: Props) {
  const [side, setSide] = useState<SideName | 'nobody' | null>(null)
  const [texts, setTexts] = useState(NO_REASON)
  const isPlayed = match.kind === 'finished'
  const sides = SIDES.map((value) => ({ value, text: sideName(match[value], t), isName: true }))
  const nobody = { value: 'nobody' as const, text: t('desk.nobodyCame') }
  const submit = () => {
    const reason = reasonOf(texts)
    if (side === null) return
    if (side === 'nobody') onReport(draftOf('walkover', { bothLose: true, reason }))
    else
      onReport(
        isPlayed ? draftOf('disqualify', { side, reason }) : draftOf('walkover', { winner: side, reason }),
      )
  }
  return (
    <DeskForm title={t('desk.walkoverTitle')} t={t} problem="" onSubmit={submit} onCancel={onCancel}>
      <Choice
        legend={t(isPlayed ? 'desk.disqualified' : 'desk.walkoverWinner')}
        value={side}
        options={isPlayed ? sides : [...sides, nobody]}
        onChange={setSide}
      />
      <ReasonFields t={t} value={texts} onChange={setTexts} />
    </DeskForm>
  )
}
