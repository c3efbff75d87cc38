import type { Translate } from '../../i18n/translate.ts'

interface Props {
  isOn: boolean
  t: Translate
  onChoose: (isOn: boolean) => void
}

/** The switch that keeps the page on this device for use without a network. */
export default function OfflineSwitch({ isOn, t, onChoose }: Props) {
  return (
    <div className="week-offline">
      <label className="week-switch row inline gap-2">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby="offline-help"
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <span>{t('myWeek.offlineOn')}</span>
      </label>
      <p id="offline-help" className="quiet small">
        {t('myWeek.offlineHelp')}
      </p>
    </div>
  )
}
