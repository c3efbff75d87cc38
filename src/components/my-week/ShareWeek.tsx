import { useState } from 'react'
import { WHOLE_WEEK, weekQuery } from '../../domain/my-week/week-filter.ts'
import { favouritesAddress, localized } from '../../domain/presentation/addresses.ts'
import QrCode from './QrCode.tsx'
import type { WeekContext, WeekTeam } from './week-context.ts'

interface Props {
  /** Those that can be shared. */
  teams: readonly WeekTeam[]
  context: WeekContext
}

/** The address of the week of some of one's teams: to be copied, or sent the way the device sends things. */
export default function ShareWeek({ teams, context: { t, year, locale } }: Props) {
  const [without, setWithout] = useState<readonly string[]>([])
  const [isCopied, setCopied] = useState(false)
  const shared = teams.map(({ teamId }) => teamId).filter((id) => !without.includes(id))
  const query = weekQuery({ ...WHOLE_WEEK, shared })
  const address = new URL(localized(favouritesAddress(year), locale) + query, location.href).href
  const canSend = typeof navigator.share === 'function'
  const choose = (teamId: string, isChosen: boolean) => {
    setCopied(false)
    setWithout(isChosen ? without.filter((id) => id !== teamId) : [...without, teamId])
  }
  return (
    <details className="week-share">
      <summary className="chip">{t('myWeek.share')}</summary>
      <div className="panel panel-pad">
        {teams.length > 1 && (
          <fieldset>
            <legend>{t('myWeek.shareTeams')}</legend>
            {teams.map(({ teamId, name, category }) => (
              <label key={teamId} className="week-switch">
                <input
                  type="checkbox"
                  checked={!without.includes(teamId)}
                  onChange={(event) => choose(teamId, event.currentTarget.checked)}
                />
                <bdi>{name}</bdi>
                {category && <bdi className="quiet">{category}</bdi>}
              </label>
            ))}
          </fieldset>
        )}
        <label>
          <span className="small quiet">{t('myWeek.shareAddress')}</span>
          <input readOnly value={address} dir="ltr" onFocus={(event) => event.currentTarget.select()} />
        </label>
        <p className="small quiet">{t('myWeek.shareHelp')}</p>
        {shared.length > 0 && <QrCode text={address} label={t('myWeek.shareCode')} />}
        <p className="chips">
          <button
            type="button"
            className="button"
            disabled={shared.length === 0}
            onClick={() => void navigator.clipboard?.writeText(address).then(() => setCopied(true))}
          >
            {t('myWeek.shareCopy')}
          </button>
          {canSend && (
            <button
              type="button"
              className="chip"
              disabled={shared.length === 0}
              // Who closes the device's own dialog has changed their mind.
              onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
            >
              {t('myWeek.shareSend')}
            </button>
          )}
          <span role="status">{isCopied && t('myWeek.shareCopied')}</span>
        </p>
      </div>
    </details>
  )
}
