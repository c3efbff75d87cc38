import { useState } from 'react'
import Field from '../../components/admin/Field.tsx'
import { findThings, nameOfThing, type Thing } from '../../domain/organiser/found-things.ts'
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

  const withdrawal = (thing: Extract<Thing, { kind: 'team' }>) => {
    const kind = thing.team.isWithdrawn ? 'reinstate' : 'withdraw'
    return () => void doAct(kind, { categoryId: thing.categoryId, teamId: thing.team.id })
  }
  return (
    <LoadedPart title={t('admin.sections.teams')} loaded={loaded} t={t} onRetry={() => void reload()}>
      {(edition) => (
        <>
          <ActNote state={state} t={t} />
          <Field label={t('admin.teams.search')} type="search" value={words} onText={setWords} />
          <ul className="stack gap-3 admin-things">
            {findThings(edition, words).map((thing) => (
              <li key={keyOf(thing)} className="panel panel-pad">
                <CorrectionForm
                  // Another value of the service is another form.
                  key={JSON.stringify(thing)}
                  thing={thing}
                  isBusy={state.isBusy}
                  t={t}
                  onRename={(name) =>
                    void change({ renameTeam: { teamId: keyOf(thing).split(' ')[1], name } })
                  }
                  onSet={(part, id, value, expected) => void set(part, id, value, expected)}
                  onWithdraw={thing.kind === 'team' ? withdrawal(thing) : undefined}
                />
              </li>
            ))}
          </ul>
          {words !== '' && findThings(edition, words).length === 0 && (
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
function keyOf(thing: Thing): string {
  switch (thing.kind) {
    case 'team':
      return `team ${thing.team.id} ${thing.categoryId}`
    case 'club':
      return `club ${thing.club.id}`
    case 'arena':
      return `arena ${thing.arena.id}`
    case 'field':
      return `field ${thing.field.id} ${nameOfThing(thing)}`
  }
}
