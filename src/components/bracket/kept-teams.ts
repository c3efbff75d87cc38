/** Told on the document when other teams' ways are to be kept in sight. */
export const KEPT_TEAMS = 'kept-teams'
/** Told on the document, with the ids of the teams of the page's year that somebody follows. */
export const OWN_TEAMS = 'own-teams'

let own: readonly string[] = []

/** The team that the address names by `?team=`. */
export const askedTeam = (): string | null => new URLSearchParams(location.search).get('team')

export const ownTeams = (): readonly string[] => own

/** Whose ways stay marked: of the team asked for, else of one's own. */
export function keptTeams(): readonly string[] {
  const asked = askedTeam()
  return asked === null ? own : [asked]
}

/** Names a team in the address, so that the page can be shared and come back to; null: none. */
export function askFor(team: string | null): void {
  const address = new URL(location.href)
  if (team === null) address.searchParams.delete('team')
  else address.searchParams.set('team', team)
  history.replaceState(history.state, '', address)
  document.dispatchEvent(new Event(KEPT_TEAMS))
}

/** Learns of one's own teams, which are known later than the page. */
export function learnOwnTeams(): void {
  document.addEventListener(OWN_TEAMS, ({ detail }: CustomEventInit<readonly string[]>) => {
    own = detail ?? []
    document.dispatchEvent(new Event(KEPT_TEAMS))
  })
}
