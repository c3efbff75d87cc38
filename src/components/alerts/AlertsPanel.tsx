import type { ReactNode } from 'react'
import type { AlertDevice } from '../../domain/alerts/alert-device.ts'
import type { Translate } from '../../i18n/translate.ts'
import AddressNote from '../account/AddressNote.tsx'

/** Whether this browser can get alerts, and whether it does. */
export type AlertSwitch = 'on' | 'off' | 'denied' | 'install' | 'unsupported' | 'not-offered'

interface Props {
  state: AlertSwitch
  /** Other devices that get alerts too. */
  others: readonly AlertDevice[]
  isBusy: boolean
  notices: boolean
  /** Whether the user's e-mail address is confirmed. Devices get no alerts until then. */
  isEmailProved: boolean
  t: Translate
  onTurnOn: () => void
  onTurnOff: () => void
  onTurnAllOff: () => void
  onTest: () => void
  onRemove: (id: number) => void
  onNotices: (isWanted: boolean) => void
  /** @returns the outcome, as a sentence */
  onResendMail: () => Promise<string>
  /** What was done last, or why it failed. */
  said: string
  /** The choice of alerts; empty if no device gets any. */
  children: ReactNode
}

const WHY_NOT = {
  denied: 'alerts.denied',
  install: 'alerts.install',
  unsupported: 'alerts.unsupported',
  'not-offered': 'alerts.notOffered',
} as const

/** Whether the user gets alerts about favourites, on this device and on others. */
export default function AlertsPanel(props: Props) {
  const { state, others, isBusy, notices, isEmailProved, t, said, children } = props
  const isAble = state === 'on' || state === 'off'
  return (
    <section className="section alerts" aria-labelledby="alerts">
      <h2 id="alerts">{t('alerts.title')}</h2>
      <p className="quiet">{t('alerts.lead')}</p>
      {!isAble && <p className="note">{t(WHY_NOT[state])}</p>}
      {state === 'off' && (
        <button type="button" className="button" disabled={isBusy} onClick={props.onTurnOn}>
          <svg className="icon" aria-hidden="true">
            <use href="/icons.svg#bell" />
          </svg>
          {t('alerts.turnOn')}
        </button>
      )}
      {state === 'on' && (
        <div className="alerts-on cluster middle gap-2 gap-x-3">
          <p>
            <strong>{t(isEmailProved ? 'alerts.isOn' : 'alerts.isWaiting')}</strong>
          </p>
          <button type="button" className="chip" disabled={isBusy} onClick={props.onTurnOff}>
            {t('alerts.turnOff')}
          </button>
          {isEmailProved && (
            <button type="button" className="chip" disabled={isBusy} onClick={props.onTest}>
              {t('alerts.test')}
            </button>
          )}
        </div>
      )}
      {state === 'on' && !isEmailProved && <AddressNote t={t} onResendMail={props.onResendMail} />}
      <p role="status" className="alerts-said">
        {said}
      </p>
      <label className="week-switch row inline gap-2">
        <input
          type="checkbox"
          checked={notices}
          onChange={(event) => props.onNotices(event.currentTarget.checked)}
        />
        <span>{t('alerts.notices')}</span>
      </label>
      {children}
      {others.length > 0 && (
        <>
          <h3>{t('alerts.devices')}</h3>
          <ul className="alerts-devices panel">
            {others.map(({ id, name }) => (
              <li className="row gap-3 apart" key={id}>
                <bdi>{name || t('alerts.device')}</bdi>
                <button
                  type="button"
                  className="chip"
                  disabled={isBusy}
                  aria-label={t('alerts.removeNamed', { name: name || t('alerts.device') })}
                  onClick={() => props.onRemove(id)}
                >
                  {t('alerts.remove')}
                </button>
              </li>
            ))}
          </ul>
          <button type="button" className="chip" disabled={isBusy} onClick={props.onTurnAllOff}>
            {t('alerts.turnAllOff')}
          </button>
        </>
      )}
    </section>
  )
}
