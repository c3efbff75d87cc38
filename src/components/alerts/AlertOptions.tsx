import { ALERT_KINDS, countsMatches, isLead, LEADS, type Lead, leadCount } from '../../domain/alerts/alert.ts'
import { type AlertSettings, USUAL_ALERTS } from '../../domain/alerts/alert-settings.ts'
import { isClock, type QuietHours } from '../../domain/alerts/quiet-hours.ts'
import type { Translate } from '../../i18n/translate.ts'

interface Props {
  settings: AlertSettings
  /** The teams of the year that the page shows. */
  teams: readonly { readonly teamId: string; readonly name: string }[]
  t: Translate
  onChoose: (settings: AlertSettings) => void
}

/** What a device gets alerts about, for which teams, and when not. Every choice takes effect at once. */
export default function AlertOptions({ settings, teams, t, onChoose }: Props) {
  const choose = (change: Partial<AlertSettings>) => onChoose({ ...settings, ...change })
  const { kinds, lead, quiet, withoutResult, muted } = settings
  return (
    <div className="alerts-options panel stack narrow gap-5">
      <fieldset>
        <legend>{t('alerts.what')}</legend>
        {ALERT_KINDS.map((kind) => (
          <Choice
            key={kind}
            label={t(`alerts.kinds.${kind}`)}
            isOn={kinds.includes(kind)}
            onChoose={(isOn) =>
              choose({ kinds: isOn ? [...kinds, kind] : kinds.filter((one) => one !== kind) })
            }
          />
        ))}
        <label className="alerts-field stack gap-1">
          <span>{t('alerts.before')}</span>
          <select
            value={lead}
            disabled={!kinds.includes('soon')}
            onChange={({ currentTarget: { value } }) => isLead(value) && choose({ lead: value })}
          >
            {LEADS.map((one) => (
              <option key={one} value={one}>
                {leadText(one, t)}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
      <fieldset>
        <legend>{t('alerts.teams')}</legend>
        {teams.map(({ teamId, name }) => (
          <Choice
            key={teamId}
            label={name}
            isOn={!muted.includes(teamId)}
            onChoose={(isOn) =>
              choose({ muted: isOn ? muted.filter((id) => id !== teamId) : [...muted, teamId] })
            }
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('alerts.when')}</legend>
        <Choice
          label={t('alerts.quiet')}
          isOn={quiet !== null}
          help={t('alerts.quietHelp')}
          onChoose={(isOn) => choose({ quiet: isOn ? USUAL_ALERTS.quiet : null })}
        />
        {quiet && (
          <div className="cluster gap-3">
            <Hour
              label={t('alerts.from')}
              quiet={quiet}
              end="from"
              onChoose={(hours) => choose({ quiet: hours })}
            />
            <Hour
              label={t('alerts.to')}
              quiet={quiet}
              end="to"
              onChoose={(hours) => choose({ quiet: hours })}
            />
          </div>
        )}
        <Choice
          label={t('alerts.withoutResult')}
          isOn={withoutResult}
          help={t('alerts.withoutResultHelp')}
          onChoose={(isOn) => choose({ withoutResult: isOn })}
        />
      </fieldset>
    </div>
  )
}

function leadText(lead: Lead, t: Translate): string {
  const count = leadCount(lead)
  return countsMatches(lead) ? t('alerts.ahead', { count }) : t('alerts.minutes', { count })
}

interface ChoiceProps {
  label: string
  help?: string
  isOn: boolean
  onChoose: (isOn: boolean) => void
}

function Choice({ label, help, isOn, onChoose }: ChoiceProps) {
  return (
    <label className="week-switch row inline gap-2">
      <input type="checkbox" checked={isOn} onChange={(event) => onChoose(event.currentTarget.checked)} />
      <span>
        <bdi>{label}</bdi>
        {help && <span className="quiet small">{help}</span>}
      </span>
    </label>
  )
}

interface HourProps {
  label: string
  quiet: QuietHours
  end: keyof QuietHours
  onChoose: (quiet: QuietHours) => void
}

/** A half-typed time is not a time, so nothing is chosen. */
function Hour({ label, quiet, end, onChoose }: HourProps) {
  return (
    <label className="alerts-field stack gap-1">
      <span>{label}</span>
      <input
        type="time"
        defaultValue={quiet[end]}
        onChange={({ currentTarget: { value } }) => isClock(value) && onChoose({ ...quiet, [end]: value })}
      />
    </label>
  )
}
