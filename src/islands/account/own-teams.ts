import { yearOfPath } from '../../domain/presentation/addresses.ts'
import { OWN_TEAMS } from '../../page-scripts/bracket/own-teams.ts'
import { favouriteTeamsOf } from '../../stores/favourites.ts'

/** Passes the favourite teams to a bracket, which marks their ways through the play-off. */
export function passOwnTeamsToBracket(): void {
  const year = yearOfPath(location.pathname)
  if (year === null || !document.querySelector('.bracket-parts')) return
  favouriteTeamsOf(year).subscribe((teams) => {
    const detail: readonly string[] = teams.map(({ teamId }) => teamId)
    document.dispatchEvent(new CustomEvent(OWN_TEAMS, { detail }))
  })
}
