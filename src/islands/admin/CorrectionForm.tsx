import { type SyntheticEvent, useState } from 'react'
import Field from '../../components/admin/Field.tsx'
import SureButton from '../../components/admin/SureButton.tsx'
import { nameOfThing, type Thing } from '../../domain/organiser/found-things.ts'
import type { Translate } from '../../i18n/translate.ts'

interface Props {
  readonly thing: Thing
  readonly isBusy: boolean
  readonly t: Translate
  /** Gives a team another name. */
  readonly onRename: (name: string) => void
  readonly onSet: (part: string, id: string, value: unknown, expected: unknown) => void
  /** Withdraws a team from its class, or takes that back. */
  readonly onWithdraw: (() => void) | undefined
}

/** Corrects the name of a team, club, arena or field, and its nation or place. */
export default function CorrectionForm({ thing, isBusy, t, onRename, onSet, onWithdraw }: Props) {
  const before = nameOfThing(thing)
  const [name, setName] = useState(before)
  const [second, setSecond] = useState(secondOf(thing) ?? '')
  const label = t(`admin.teams.kinds.${thing.kind}`)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const given = second.trim() || null
    switch (thing.kind) {
      case 'team':
        if (name.trim() !== before) onRename(name.trim())
        else onSet('nation', thing.team.id, given, thing.team.nation)
        return
      case 'club': {
        const { id, ...club } = thing.club
        return onSet('club', id, { name: name.trim(), nation: given }, club)
      }
      case 'arena': {
        const { id, fields, ...arena } = thing.arena
        return onSet('arena', id, { ...arena, name: name.trim(), area: given }, arena)
      }
      case 'field':
        return onSet('field', thing.field.id, name.trim(), before)
    }
  }
  const isSame = name.trim() === before && second.trim() === (secondOf(thing) ?? '')
  return (
    <form className="stack gap-3" onSubmit={submit}>
      <p>
        <strong>
          <bdi>{before}</bdi>
        </strong>{' '}
        <span className="quiet">
          {label}
          {thing.kind === 'team' && ` · ${thing.category}`}
          {thing.kind === 'field' && ` · ${thing.arena}`}
        </span>
      </p>
      <div className="grid of-14 gap-3">
        <Field label={t('admin.teams.name')} value={name} required maxLength={200} onText={setName} />
        {thing.kind !== 'field' && (
          <Field
            label={thing.kind === 'arena' ? t('admin.teams.area') : t('admin.teams.nation')}
            value={second}
            maxLength={thing.kind === 'arena' ? 200 : 10}
            onText={setSecond}
          />
        )}
      </div>
      <div className="cluster gap-2">
        <button className="button" type="submit" disabled={isBusy || isSame}>
          {t('admin.teams.save')}
        </button>
        {thing.kind === 'team' && onWithdraw && (
          <SureButton
            word={t(thing.team.isWithdrawn ? 'admin.teams.reinstate' : 'admin.teams.withdraw')}
            consequence={t(thing.team.isWithdrawn ? 'admin.teams.reinstated' : 'admin.teams.withdrawn', {
              team: before,
              category: thing.category,
            })}
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
function secondOf(thing: Thing): string | null {
  switch (thing.kind) {
    case 'team':
      return thing.team.nation
    case 'club':
      return thing.club.nation
    case 'arena':
      return thing.arena.area
    case 'field':
      return null
  }
}
