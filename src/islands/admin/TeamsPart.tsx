import { useState } from 'react'
import Field from '../../components/admin/Field.tsx'
import {
  type Correctable,
  findCorrectables,
  nameOfCorrectable,
} from '../../domain/organiser/found-correctables.ts'
import ActNote from './ActNote.tsx'
import CorrectionForm from './CorrectionForm.tsx'
import LoadedPart from './LoadedPart.tsx'
import LotsForm from './LotsForm.tsx'
import type { SectionProps } from './section-props.ts'
import { useEdition } from './use-edition.ts'

/** Names, nations and places corrected, teams withdrawn, lots drawn. */
export default function TeamsPart(props: SectionProps) {
  const { locale, t } = props
  const { loaded, reload, state, change, set, doAct } = useEdition(props)
  const [words, setWords] = useState('')

  const withdrawal = (correctable: Extract<Correctable, { kind: 'team' }>) => {
    const kind = correctable.team.isWithdrawn ? 'reinstate' : 'withdraw'
    return () => void doAct(kind, { categoryId: correctable.categoryId, teamId: correctable.team.id })
  }
  return (
    <LoadedPart title={t('admin.sections.teams')} loaded={loaded} t={t} onRetry={() => void reload()}>
      {(edition) => (
        <>
          <ActNote state={state} t={t} />
          <Field label={t('admin.teams.search')} type="search" value={words} onText={setWords} />
          <ul className="stack gap-3 admin-list">
            {findCorrectables(edition, words).map((correctable) => (
              <li key={keyOf(correctable)} className="panel panel-pad">
                <CorrectionForm
                  // Another value of the service is another form.
                  key={JSON.stringify(correctable)}
                  correctable={correctable}
                  isBusy={state.isBusy}
                  t={t}
                  onRename={(name) =>
                    void change({ renameTeam: { teamId: keyOf(correctable).split(' ')[1], name } })
                  }
                  onSet={(part, id, value, expected) => void set(part, id, value, expected)}
                  onWithdraw={correctable.kind === 'team' ? withdrawal(correctable) : undefined}
                />
              </li>
            ))}
          </ul>
          {words !== '' && findCorrectables(edition, words).length === 0 && (
            <p className="empty">{t('admin.teams.none')}</p>
          )}
          <LotsForm
            edition={edition}
            locale={locale}
            isBusy={state.isBusy}
            t={t}
            onSet={(id, lots, before) => void set('lots', id, lots, before)}
          />
        </>
      )}
    </LoadedPart>
  )
}

/** A team that plays in two classes is there twice. */
function keyOf(correctable: Correctable): string {
  switch (correctable.kind) {
    case 'team':
      return `team ${correctable.team.id} ${correctable.categoryId}`
    case 'club':
      return `club ${correctable.club.id}`
    case 'arena':
      return `arena ${correctable.arena.id}`
    case 'field':
      return `field ${correctable.field.id} ${nameOfCorrectable(correctable)}`
  }
}
