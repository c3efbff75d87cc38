import type { WeekWords } from './week-words.ts'

interface Props {
  isOn: boolean
  words: WeekWords
  onChoose: (isOn: boolean) => void
}

/** Whether the page is kept on this device. */
export default function OfflineSwitch({ isOn, words, onChoose }: Props) {
  return (
    <div className="week-offline">
      <label className="week-switch">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby="offline-help"
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <span>{words.offlineOn}</span>
      </label>
      <p id="offline-help" className="quiet small">
        {words.offlineHelp}
      </p>
    </div>
  )
}
