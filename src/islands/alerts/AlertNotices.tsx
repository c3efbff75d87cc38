import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import Toast from '../../components/account/Toast.tsx'
import type { Alert } from '../../domain/alerts/alert.ts'
import { alertText } from '../../domain/alerts/alert-text.ts'
import { favouritesAddress, localized, matchAddress } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { $alertNotices, dismissAlert, openAlertNotices } from '../../stores/alert-notices.ts'
import { hideAlertResults } from '../../stores/alerts.ts'
import { $alertsHere } from '../../stores/alerts-here.ts'
import { $cupMinute } from '../../stores/cup-clock.ts'
import { useHiddenResults } from '../spoilers/use-hidden-results.ts'

interface Props {
  year: number
  locale: Locale
}

const NONE: readonly Alert[] = []

/**
 * Shows what happens to favourite teams at the foot of any open page, if the visitor wants that. If results are hidden, no
 * result is shown here, and from then on none in push messages either.
 */
export default function AlertNotices({ year, locale }: Props) {
  const t = translator(locale)
  const notices = useStore($alertNotices, { ssr: () => NONE })
  const now = useStore($cupMinute) ?? 0
  const { settings, notices: areWanted } = useStore($alertsHere)
  const hidesResults = useHiddenResults()
  useEffect(() => (areWanted ? openAlertNotices(year) : undefined), [year, areWanted])
  useEffect(() => {
    if (hidesResults) void hideAlertResults(locale)
  }, [hidesResults, locale])
  const withoutResult = hidesResults || settings.withoutResult
  return (
    <div className="toasts stack gap-2 at-middle" role="status">
      {notices.map((alert, at) => {
        const { title, body } = alertText(alert, t, locale, { withoutResult, now })
        return (
          <Toast
            key={alert.key}
            sentence={`${title}: ${body}`}
            passes={false}
            more={
              at > 0
                ? {
                    label: t('alerts.more', { count: at }),
                    address: localized(favouritesAddress(year), locale),
                  }
                : null
            }
            action={{
              label: t('alerts.show'),
              onPress: () => location.assign(localized(matchAddress(year, alert.match.id), locale)),
            }}
            closeLabel={t('account.close')}
            onClose={() => dismissAlert(alert.key)}
          />
        )
      })}
    </div>
  )
}
