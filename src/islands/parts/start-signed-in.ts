import { loadCode } from '../../components/ui/load-code.ts'
import { passOwnTeamsToBracket } from '../account/own-teams.ts'
import { followPass } from '../account/pass-holder.ts'

/** Starts what a page does for a visitor with a token, beside the parts that it shows. */
export function startSignedIn(): void {
  passOwnTeamsToBracket()
  followPass()
  void loadCode(() => import('../saved-pages/show-saved.ts')).then(({ showSaved }) => showSaved())
  void loadCode(() => import('../saved-pages/save-favourites.ts')).then(({ saveFavourites }) =>
    saveFavourites(),
  )
}
