import { useRef, useState } from 'react'
import { type WeekFilter, WHOLE_WEEK, weekQuery } from '../../domain/my-week/week-filter.ts'
import { favouritesAddress, localized } from '../../domain/presentation/addresses.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import { type Copying, canSend, copyFrom, sendAddress } from '../../page-scripts/share-address.ts'
import QrCode from './QrCode.tsx'
import type { WeekContext, WeekTeam } from './week-context.ts'

interface Props {
  /** The teams that can be shared. */
  teams: readonly WeekTeam[]
  /** The visitor's current filter. The shared address keeps it, as far as it concerns the shared teams. */
  filter: WeekFilter
  context: WeekContext
}

/** The address of the week of some favourite teams, to copy or to send with the device's own share dialog. */
export default function ShareWeek({ teams, filter, context: { t, year, locale } }: Props) {
  const [without, setWithout] = useState<readonly string[]>([])
  const [copying, setCopying] = useState<Copying | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const shared = teams.map(({ teamId }) => teamId).filter((id) => !without.includes(id))
  const team = shared.find((id) => id === filter.team) ?? null
  const query = weekQuery({ ...WHOLE_WEEK, day: filter.day, team, shared })
  const address = new URL(localized(favouritesAddress(year), locale) + query, location.href).href
  const choose = (teamId: string, isChosen: boolean) => {
    setCopying(null)
    setWithout(isChosen ? without.filter((id) => id !== teamId) : [...without, teamId])
  }
  return (
    <details className="week-share">
      <summary className="chip">{t('myWeek.share')}</summary>
      <div className="panel panel-pad stack gap-3">
        {teams.length > 1 && (
          <fieldset className="stack">
            <legend>{t('myWeek.shareTeams')}</legend>
            {teams.map(({ teamId, name, category }) => (
              <label key={teamId} className="week-switch row inline gap-2">
                <input
                  type="checkbox"
                  checked={!without.includes(teamId)}
                  onChange={(event) => choose(teamId, event.currentTarget.checked)}
                />
                <bdi>{hyphenated(name)}</bdi>
                {category && <bdi className="quiet">{category}</bdi>}
              </label>
            ))}
          </fieldset>
        )}
        <label>
          <span className="small quiet">{t('myWeek.shareAddress')}</span>
          <input
            ref={field}
            readOnly
            value={address}
            dir="ltr"
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
        <p className="small quiet">{t('myWeek.shareHelp')}</p>
        {shared.length > 0 && <QrCode text={address} label={t('myWeek.shareCode')} />}
        <p className="chips">
          <button
            type="button"
            className="button"
            disabled={shared.length === 0}
            onClick={() => void copyFrom(field.current, address).then(setCopying)}
          >
            {t('myWeek.shareCopy')}
          </button>
          {canSend() && (
            <button
              type="button"
              className="chip"
              disabled={shared.length === 0}
              onClick={() => void sendAddress(address)}
            >
              {t('myWeek.shareSend')}
            </button>
          )}
          <span role="status">{copying && t(`copying.${copying}`)}</span>
        </p>
      </div>
    </details>
  )
}
