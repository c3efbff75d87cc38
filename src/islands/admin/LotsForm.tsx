import { useId, useState } from 'react'
import { givenText } from '../../domain/organiser/given-text.ts'
import type { OrganisersEdition } from '../../domain/organiser/organisers-edition.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Translate } from '../../i18n/translate.ts'

interface Props {
  readonly edition: OrganisersEdition
  readonly locale: Locale
  readonly isBusy: boolean
  readonly t: Translate
  readonly onSet: (divisionId: string, lots: readonly string[], before: readonly string[]) => void
}

/** Notes the order in which lots were drawn in a group: teams are pressed in that order. */
export default function LotsForm({ edition, locale, isBusy, t, onSet }: Props) {
  const id = useId()
  const [divisionId, setDivisionId] = useState('')
  const groups = edition.categories.flatMap(({ shortName, groups, teams }) =>
    groups.map((group) => ({ ...group, title: `${shortName} ${givenText(group.name, locale)}`, all: teams })),
  )
  const group = groups.find((one) => one.id === divisionId)
  const nameOf = (teamId: string) => group?.all.find((team) => team.id === teamId)?.name ?? teamId
  return (
    <div className="stack gap-3">
      <h3>{t('admin.lots.title')}</h3>
      <label htmlFor={id}>{t('admin.lots.group')}</label>
      <select id={id} value={divisionId} onChange={(event) => setDivisionId(event.target.value)}>
        <option value="">{t('admin.lots.choose')}</option>
        {groups.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
      </select>
      {group && (
        <>
          <p>
            {group.lots.length === 0
              ? t('admin.lots.none')
              : t('admin.lots.order', { names: group.lots.map(nameOf).join(', ') })}
          </p>
          <div className="cluster gap-2">
            {group.teams
              .filter((team) => !group.lots.includes(team))
              .map((team) => (
                <button
                  key={team}
                  className="button"
                  type="button"
                  disabled={isBusy}
                  onClick={() => onSet(group.id, [...group.lots, team], group.lots)}
                >
                  {t('admin.lots.next', { team: nameOf(team) })}
                </button>
              ))}
            {group.lots.length > 0 && (
              <button
                className="button"
                type="button"
                disabled={isBusy}
                onClick={() => onSet(group.id, group.lots.slice(0, -1), group.lots)}
              >
                {t('admin.lots.back')}
              </button>
            )}
          </div>
        </>
      )}
    </div>
  )
}
