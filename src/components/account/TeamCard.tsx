import type { FavouriteTeam } from '../../domain/account/favourites.ts'
import { localized, teamAddress } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import type { Translate } from '../../i18n/translate.ts'
import HeartButton from './HeartButton.tsx'

interface Props {
  team: FavouriteTeam
  /** The name of its class in the language of the page. */
  category: string
  isWaiting: boolean
  locale: Locale
  t: Translate
  onRemove: () => void
}

/** A favourite team on the home page. */
export default function TeamCard({ team, category, isWaiting, locale, t, onRemove }: Props) {
  const nation = nationOf(team.nationCode)
  const label = `${t('account.showTeam')}: ${team.name}`
  return (
    <li className="card team-card">
      <strong>
        {nation && (
          <svg className="flag" aria-hidden="true">
            <use href={`/flags.svg#${nation.flag}`} />
          </svg>
        )}
        <bdi>{team.name}</bdi>
      </strong>
      <bdi className="quiet">{category}</bdi>
      <a className="button" href={localized(teamAddress(team.year, team.teamId), locale)} aria-label={label}>
        {t('account.showTeam')}
      </a>
      <HeartButton
        isPressed
        isWaiting={isWaiting}
        label={t('account.favourite', { name: team.name })}
        onPress={onRemove}
      />
    </li>
  )
}
