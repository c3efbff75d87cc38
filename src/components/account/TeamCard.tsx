import type { FavouriteTeam } from '../../domain/account/favourites.ts'
import { localized, teamAddress } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import { type AccountWords, fill } from '../../i18n/account-words.ts'
import HeartButton from './HeartButton.tsx'

interface Props {
  team: FavouriteTeam
  /** The name of its class in the language of the page. */
  category: string
  isWaiting: boolean
  locale: Locale
  words: AccountWords
  onRemove: () => void
}

/** A favourite team on the home page. */
export default function TeamCard({ team, category, isWaiting, locale, words, onRemove }: Props) {
  const nation = nationOf(team.nationCode)
  const label = `${words.showTeam}: ${team.name}`
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
        {words.showTeam}
      </a>
      <HeartButton
        isPressed
        isWaiting={isWaiting}
        label={fill(words.favourite, { name: team.name })}
        onPress={onRemove}
      />
    </li>
  )
}
