import { OWN_TEAMS } from '../../components/bracket/kept-teams.ts'
import { favouriteTeamsOf } from '../../stores/favourites.ts'

/** Tells a bracket whose ways are one's own. */
export function tellOwnTeams(): void {
  const [, year] = /^\/(?:sv\/)?(\d+)\//.exec(location.pathname) ?? []
  if (year === undefined || !document.querySelector('.bracket-parts')) return
  favouriteTeamsOf(Number(year)).subscribe((teams) => {
    const detail: readonly string[] = teams.map(({ teamId }) => teamId)
    document.dispatchEvent(new CustomEvent(OWN_TEAMS, { detail }))
  })
}
