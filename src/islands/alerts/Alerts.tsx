import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { faultSentence } from '../../components/account/fault-sentence.ts'
import AlertOptions from '../../components/alerts/AlertOptions.tsx'
import AlertsPanel from '../../components/alerts/AlertsPanel.tsx'
import type { FavouriteTeam } from '../../domain/account/favourites.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import {
  $alerts,
  type AlertsState,
  chooseAlerts,
  openAlerts,
  removeAlertDevice,
  testAlert,
  turnAlertsOff,
  turnAlertsOn,
  turnAllAlertsOff,
} from '../../stores/alerts.ts'
import { $alertsHere, keepAlertsHere } from '../../stores/alerts-here.ts'
import { $session } from '../../stores/session.ts'
import { resendMail } from '../account/resend-mail.ts'

interface Props {
  teams: readonly FavouriteTeam[]
  locale: Locale
}

const SAID = { on: 'alerts.turnedOn', off: 'alerts.turnedOff', tested: 'alerts.tested' } as const

/** Alerts for favourite teams. Shows nothing until it is known what this browser supports. */
export default function Alerts({ teams, locale }: Props) {
  const t = translator(locale)
  const alerts = useStore($alerts)
  const here = useStore($alertsHere)
  const session = useStore($session)
  useEffect(() => void openAlerts(locale), [locale])
  const { support, devices, isBusy } = alerts
  if (support === null) return null
  // Until it is known, nobody is told that their address is not confirmed.
  const isEmailProved = session.kind !== 'signed-in' || session.user.isEmailProved
  const hasAlertsHere = alerts.here !== null || here.notices
  return (
    <AlertsPanel
      // A subscription that the service does not know sends no alerts.
      state={support === 'on' && alerts.here === null ? 'off' : support}
      others={devices.filter(({ id }) => id !== alerts.here)}
      isBusy={isBusy}
      notices={here.notices}
      isEmailProved={isEmailProved}
      t={t}
      said={saidOf(alerts, isEmailProved, locale)}
      onTurnOn={() => void turnAlertsOn(locale)}
      onTurnOff={() => void turnAlertsOff()}
      onTurnAllOff={() => void turnAllAlertsOff()}
      onTest={() => void testAlert()}
      onRemove={(id) => void removeAlertDevice(id)}
      onResendMail={() => resendMail(locale)}
      onNotices={(notices) => keepAlertsHere({ notices })}
    >
      {hasAlertsHere && (
        <AlertOptions
          settings={here.settings}
          teams={teams}
          t={t}
          onChoose={(settings) => void chooseAlerts(settings, locale)}
        />
      )}
    </AlertsPanel>
  )
}

function saidOf({ fault, done }: AlertsState, isEmailProved: boolean, locale: Locale): string {
  const t = translator(locale)
  if (fault) return faultSentence(t, fault, locale)
  if (done === 'on' && !isEmailProved) return t('alerts.turnedOnWaiting')
  return done ? t(SAID[done]) : ''
}
