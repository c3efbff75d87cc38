import type { ReactNode } from 'react'
import type { FavouriteTeam } from '../../domain/account/favourites.ts'
import { localized, teamAddress } from '../../domain/presentation/addresses.ts'
import { clubName } from '../../domain/presentation/club-emblem.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import type { Translate } from '../../i18n/translate.ts'
import Flag from '../match/Flag.tsx'
import ClubEmblem from '../ui/ClubEmblem.tsx'
import TeamColour from '../ui/TeamColour.tsx'
import HeartButton from './HeartButton.tsx'

interface Props {
  team: FavouriteTeam
  /** The name of its class in the language of the page. */
  category: string
  isWaiting: boolean
  locale: Locale
  t: Translate
  onRemove: () => void
  /** The match of the team. */
  children?: ReactNode
}

/** A favourite team on the home page. */
export default function TeamCard({ team, category, isWaiting, locale, t, onRemove, children }: Props) {
  const label = `${t('account.showTeam')}: ${team.name}`
  return (
    <li className="card team-card">
      <ClubEmblem club={clubName(team.name)} />
      <strong>
        <Flag flag={nationOf(team.nationCode)?.flag} />
        <bdi>{hyphenated(team.name)}</bdi> <TeamColour team={team.name} />
      </strong>
      <span className="small">
        <bdi className="quiet">{category}</bdi>{' '}
        <a
          className="show-team"
          href={localized(teamAddress(team.year, team.teamId), locale)}
          aria-label={label}
        >
          {t('account.showTeam')}
        </a>
      </span>
      {children}
      <HeartButton
        isPressed
        isWaiting={isWaiting}
        label={t('account.favourite', { name: team.name })}
        onPress={onRemove}
      />
    </li>
  )
}
