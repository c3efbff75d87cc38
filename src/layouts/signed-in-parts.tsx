import { tellOwnTeams } from '../islands/account/own-teams.ts'
import { spareHolders } from '../islands/account/pass-holder.ts'
import FollowClub from '../islands/follow-club.island.tsx'
import Heart from '../islands/heart.island.tsx'
import MyTeams from '../islands/my-teams.island.tsx'
import TeamSinceLooked from '../islands/since-looked.island.tsx'
import UserMenu from '../islands/user-menu.island.tsx'
import { mountParts } from './mount-parts.tsx'

/** Brings every part that only somebody with a token has. */
export const mountSignedInParts = (): void => {
  mountParts({
    'user-menu': UserMenu,
    heart: Heart,
    'follow-club': FollowClub,
    'my-teams': MyTeams,
    since: TeamSinceLooked,
  })
  tellOwnTeams()
  spareHolders()
  void import('../islands/saved-pages/show-saved.ts').then(({ showSaved }) => showSaved())
  void import('../islands/saved-pages/save-favourites.ts').then(({ saveFavourites }) => saveFavourites())
}
