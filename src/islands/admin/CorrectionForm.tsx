import { type SyntheticEvent, useState } from 'react'
import Field from '../../components/admin/Field.tsx'
import SureButton from '../../components/admin/SureButton.tsx'
import { type Correctable, nameOfCorrectable } from '../../domain/organiser/found-correctables.ts'
import type { Translate } from '../../i18n/translate.ts'

interface Props {
  readonly correctable: Correctable
  readonly isBusy: boolean
  readonly t: Translate
  /** Gives a team another name. */
  readonly onRename: (name: string) => void
  readonly onSet: (part: string, id: string, value: unknown, expected: unknown) => void
  /** Withdraws a team from its class, or takes that back. */
  readonly onWithdraw: (() => void) | undefined
}

/** Corrects the name of a team, club, arena or field, and its nation or place. */
export default function CorrectionForm({ correctable, isBusy, t, onRename, onSet, onWithdraw }: Props) {
  const before = nameOfCorrectable(correctable)
  const [name, setName] = useState(before)
  const [second, setSecond] = useState(secondOf(correctable) ?? '')
  const label = t(`admin.teams.kinds.${correctable.kind}`)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const given = second.trim() || null
    switch (correctable.kind) {
      case 'team':
        if (name.trim() !== before) onRename(name.trim())
        else onSet('nation', correctable.team.id, given, correctable.team.nation)
        return
      case 'club': {
        const { id, ...club } = correctable.club
        return onSet('club', id, { name: name.trim(), nation: given }, club)
      }
      case 'arena': {
        const { id, fields, ...arena } = correctable.arena
        return onSet('arena', id, { ...arena, name: name.trim(), area: given }, arena)
      }
      case 'field':
        return onSet('field', correctable.field.id, name.trim(), before)
    }
  }
  const isSame = name.trim() === before && second.trim() === (secondOf(correctable) ?? '')
  return (
    <form className="stack gap-3" onSubmit={submit}>
      <p>
        <strong>
          <bdi>{before}</bdi>
        </strong>{' '}
        <span className="quiet">
          {label}
          {correctable.kind === 'team' && ` · ${correctable.category}`}
          {correctable.kind === 'field' && ` · ${correctable.arena}`}
        </span>
      </p>
      <div className="grid of-14 gap-3">
        <Field label={t('admin.teams.name')} value={name} required maxLength={200} onText={setName} />
        {correctable.kind !== 'field' && (
          <Field
            label={correctable.kind === 'arena' ? t('admin.teams.area') : t('admin.teams.nation')}
            value={second}
            maxLength={correctable.kind === 'arena' ? 200 : 10}
            onText={setSecond}
          />
        )}
      </div>
      <div className="cluster gap-2">
        <button className="button" type="submit" disabled={isBusy || isSame}>
          {t('admin.teams.save')}
        </button>
        {correctable.kind === 'team' && onWithdraw && (
          <SureButton
            word={t(correctable.team.isWithdrawn ? 'admin.teams.reinstate' : 'admin.teams.withdraw')}
            consequence={t(
              correctable.team.isWithdrawn ? 'admin.teams.reinstated' : 'admin.teams.withdrawn',
              {
                team: before,
                category: correctable.category,
              },
            )}
            isBusy={isBusy}
            t={t}
            onSure={onWithdraw}
          />
        )}
      </div>
    </form>
  )
}

/** The nation of a team or club, the area of an arena. */
function secondOf(correctable: Correctable): string | null {
  switch (correctable.kind) {
    case 'team':
      return correctable.team.nation
    case 'club':
      return correctable.club.nation
    case 'arena':
      return correctable.arena.area
    case 'field':
      return null
  }
}
