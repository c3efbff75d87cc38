import { passOwnTeamsToBracket } from '../islands/account/own-teams.ts'
import { hidePassOffersFromHolders } from '../islands/account/pass-holder.ts'
import FollowClub from '../islands/follow-club.island.tsx'
import Heart from '../islands/heart.island.tsx'
import MyTeams from '../islands/my-teams.island.tsx'
import TeamChangesSinceVisit from '../islands/since-visit.island.tsx'
import UserMenu from '../islands/user-menu.island.tsx'
import { mountParts } from './mount-parts.tsx'

/** Mounts every part that only a visitor with a token needs. */
export const mountSignedInParts = (): void => {
  mountParts({
    'user-menu': UserMenu,
    heart: Heart,
    'follow-club': FollowClub,
    'my-teams': MyTeams,
    since: TeamChangesSinceVisit,
  })
  passOwnTeamsToBracket()
  hidePassOffersFromHolders()
  void import('../islands/saved-pages/show-saved.ts').then(({ showSaved }) => showSaved())
  void import('../islands/saved-pages/save-favourites.ts').then(({ saveFavourites }) => saveFavourites())
}
