import {
  categoriesAddress,
  fieldAddress,
  localized,
  searchAddress,
  teamAddress,
} from '../../domain/presentation/addresses.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import HeartButton from '../account/HeartButton.tsx'
import Flag from '../match/Flag.tsx'
import FirstOf from './FirstOf.tsx'
import type { WeekContext, WeekField, WeekTeam } from './week-context.ts'

/** The favourites that are shown at once. */
const AT_ONCE = 12

interface Props {
  teams: readonly WeekTeam[]
  fields: readonly WeekField[]
  /** Ids of the favourite fields whose matches the timeline leaves out. */
  without: readonly string[]
  context: WeekContext
  /** null while changes cannot be sent to the service. */
  onRemoveTeam: ((team: WeekTeam) => void) | null
  onRemoveField: ((field: WeekField) => void) | null
  onShowField: (fieldId: string, isShown: boolean) => void
}

/** The favourites of the year: each leads to its page and can be removed; a field's matches can be left out. */
export default function FavouriteList(props: Props) {
  const { teams, fields, without, context, onRemoveTeam, onRemoveField, onShowField } = props
  const { t, year, locale } = context
  return (
    <section className="section week-favourites" aria-labelledby="favourites">
      <h2 id="favourites">{t('myWeek.favourites')}</h2>
      {teams.length > 0 && (
        <>
          <h3>{t('myWeek.teams')}</h3>
          <FirstOf className="week-favourite-list panel" items={teams} most={AT_ONCE} t={t}>
            {(team) => (
              <li key={team.teamId}>
                <Flag flag={team.flag} />
                <a href={localized(teamAddress(year, team.teamId), locale)}>
                  <bdi>{hyphenated(team.name)}</bdi>
                </a>
                {team.category && <bdi className="quiet">{team.category}</bdi>}
                {onRemoveTeam && (
                  <HeartButton
                    isPressed
                    isWaiting={false}
                    label={t('account.favourite', { name: team.name })}
                    onPress={() => onRemoveTeam(team)}
                  />
                )}
              </li>
            )}
          </FirstOf>
        </>
      )}
      {fields.length > 0 && (
        <>
          <h3>{t('myWeek.fields')}</h3>
          <FirstOf className="week-favourite-list panel" items={fields} most={AT_ONCE} t={t}>
            {(field) => (
              <li key={field.fieldId}>
                <svg className="icon" aria-hidden="true">
                  <use href="/icons.svg#map-pin" />
                </svg>
                <a href={localized(fieldAddress(year, field.arenaId, field.fieldId), locale)}>
                  <bdi>{field.name}</bdi>
                </a>
                {onRemoveField && (
                  <HeartButton
                    isPressed
                    isWaiting={false}
                    label={t('account.favourite', { name: field.name })}
                    onPress={() => onRemoveField(field)}
                  />
                )}
                <label className="week-switch row inline gap-2">
                  <input
                    type="checkbox"
                    checked={!without.includes(field.fieldId)}
                    onChange={(event) => onShowField(field.fieldId, event.currentTarget.checked)}
                  />
                  <span>{t('myWeek.inTimeline')}</span>
                </label>
              </li>
            )}
          </FirstOf>
        </>
      )}
      <p className="chips">
        <a className="chip" href={localized(searchAddress(year), locale)}>
          {t('myWeek.findTeams')}
        </a>
        <a className="chip" href={localized(categoriesAddress(year), locale)}>
          {t('myWeek.browseTeams')}
        </a>
      </p>
    </section>
  )
}
